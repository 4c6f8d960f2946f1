import { type Kysely, PostgresAdapter } from 'kysely'

/** For the few statements that differ between the databases. */
export const isPostgres = (db: Pick<Kysely<unknown>, 'getExecutor'>) =>
  db.getExecutor().adapter instanceof PostgresAdapter
