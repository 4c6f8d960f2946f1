import { type Migration, Migrator } from 'kysely'
import type { Database } from './connection'

export type Migrations = Record<string, Migration>

export const migratorOf = (db: Database, migrations: Migrations) =>
  new Migrator({ db, provider: { getMigrations: async () => migrations } })
