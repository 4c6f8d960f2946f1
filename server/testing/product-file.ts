import type { Insertable } from 'kysely'
import type { Database } from '../database/connection'
import type { Tables } from '../database/tables/tables'
import { newId } from '../lib/ids'

/** Adds the row of a file to a product, without content. */
export const addProductFile = async (
  db: Database,
  listingId: string,
  file: Partial<Insertable<Tables['productFile']>> = {},
) => {
  const of = (table: 'listing' | 'listingDraft', column: 'id' | 'listingId') =>
    db.selectFrom(table).select('sellerId').where(db.dynamic.ref(column), '=', listingId).executeTakeFirst()
  const { sellerId } = (await of('listingDraft', 'listingId')) ?? (await of('listing', 'id')) ?? { sellerId: '' }
  const id = newId('pfl')
  const createdAt = new Date(0).toISOString()
  const row = { id, seriesId: id, version: 1, name: 'Report.pdf', size: 8, createdAt, listingId, sellerId }
  await db
    .insertInto('productFile')
    .values({ ...row, ...file })
    .execute()
  return file.id ?? id
}
