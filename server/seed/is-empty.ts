import type { Database } from '../database/connection'

/** Whether a database has neither sample data nor anybody's. */
export const isEmpty = async (db: Database) =>
  !(await db.selectFrom('category').select('id').limit(1).executeTakeFirst())
