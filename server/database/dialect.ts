import { type Kysely, PostgresAdapter } from 'kysely'

/** For the few statements that the two databases spell differently. */
export const isPostgres = (db: Pick<Kysely<unknown>, 'getExecutor'>) =>
  db.getExecutor().adapter instanceof PostgresAdapter
