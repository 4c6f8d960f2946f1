import { sql } from 'kysely'
import { type Database, isPostgres } from '../database/connection'

/** The row of connections that are closed. No process has this id. */
const CLOSED = 0

/**
 * Adds up the catalogue changes of closed connections in one row, so that reading the catalogue version takes the same time for
 * ever. One statement, so that the sum never changes. SQLite has a single row anyway.
 */
export const foldCatalogueChanges = async (db: Database) => {
  if (!isPostgres(db)) return
  await sql`
    with closed as (
      delete from catalogue_change
      where connection <> ${CLOSED} and connection not in (select pid from pg_stat_activity where pid is not null)
      returning changes
    )
    insert into catalogue_change (connection, changes)
    select ${CLOSED}::integer, sum(changes) from closed having count(*) > 0
    on conflict (connection) do update set changes = catalogue_change.changes + excluded.changes
  `.execute(db)
}
