import { CamelCasePlugin, Kysely, PostgresAdapter } from 'kysely'
import { postgresDialect } from './postgres'
import { sqliteDialect } from './sqlite'
import type { Tables } from './tables/tables'

export type Database = Kysely<Tables>

/** `url` is `file:<path>`, `file::memory:` or `postgres://...`; it does not create or change tables. */
export const openDatabase = (url: string, onLost: (error: Error) => void = () => {}): Database =>
  new Kysely<Tables>({
    dialect: url.startsWith('file:') ? sqliteDialect(url.slice('file:'.length)) : postgresDialect(url, onLost),
    plugins: [new CamelCasePlugin()],
  })

/** For the few statements that differ between the databases. */
export const isPostgres = (db: Pick<Kysely<unknown>, 'getExecutor'>) =>
  db.getExecutor().adapter instanceof PostgresAdapter
