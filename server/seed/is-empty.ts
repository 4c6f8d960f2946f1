import type { Database } from '../database/connection'

/** Whether a database has no account, neither of the sample data nor of anybody else. */
export const isEmpty = async (db: Database) => !(await db.selectFrom('user').select('id').limit(1).executeTakeFirst())
