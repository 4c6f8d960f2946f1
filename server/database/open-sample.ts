import { openDatabase } from './connection'
import { migrate } from './migrate'
import { seed } from './seed'

/** A database of the built-in sample data, made anew: in memory, or in an empty PostgreSQL database. */
export const openSample = async (url = 'file::memory:') => {
  const db = openDatabase(url)
  await migrate(db)
  await seed(db)
  return db
}
