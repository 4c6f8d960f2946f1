import { openDatabase } from '../database/connection'
import { migrate } from '../database/migrate'
import { seed } from '../seed/seed'

/** A new database with the sample data, in memory or in an empty PostgreSQL database. */
export const openSample = async (url = 'file::memory:') => {
  const db = openDatabase(url)
  await migrate(db)
  await seed(db)
  return db
}
