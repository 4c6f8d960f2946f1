import { type Migration, Migrator } from 'kysely'
import type { Database } from './connection'
import * as accounts from './migrations/0001-accounts'
import * as catalogue from './migrations/0002-catalogue'
import * as search from './migrations/0003-search'

const migrations: Record<string, Migration> = {
  '0001-accounts': accounts,
  '0002-catalogue': catalogue,
  '0003-search': search,
}

/** Brings the database to today's tables; throws what stopped it. */
export const migrate = async (db: Database) => {
  const { error } = await new Migrator({ db, provider: { getMigrations: async () => migrations } }).migrateToLatest()
  if (error) throw error
}
