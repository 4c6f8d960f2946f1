import { addProductFile as addRow } from '../../server/testing/product-file'
import { changeSampleData } from './api'

/** Adds a file to a product of the sample data. */
export const addProductFile = async (listingId: string, file: Parameters<typeof addRow>[2] = {}) => {
  let id = ''
  await changeSampleData(async (db) => {
    id = await addRow(db, listingId, file)
  })
  return id
}
