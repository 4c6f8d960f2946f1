import type { Database } from './connection'

/** The factory of a repository, for a module's services. */
export const fromDatabase =
  <Repository>(create: (db: Database) => Repository) =>
  ({ db }: { db: Database }) =>
    create(db)
