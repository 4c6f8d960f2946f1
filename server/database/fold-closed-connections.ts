import { type RawBuilder, sql } from 'kysely'
import { type Database, isPostgres } from './connection'

/** The row of connections that are closed. No process has this id. */
const CLOSED = 0

const closed = sql`connection <> ${CLOSED} and connection not in (select pid from pg_stat_activity where pid is not null)`

/**
 * Adds up the rows of closed connections, in the catalogue version and in the sums of money, so that reading these takes the same
 * time for ever. One statement for each, so that no sum ever changes. SQLite has a single connection's rows anyway.
 */
export const foldClosedConnections = async (db: Database) => {
  if (!isPostgres(db)) return
  const fold = (statement: RawBuilder<unknown>) => statement.execute(db)
  await fold(sql`
    with closed as (delete from catalogue_change where ${closed} returning changes)
    insert into catalogue_change (connection, changes)
    select ${CLOSED}::integer, sum(changes) from closed having count(*) > 0
    on conflict (connection) do update set changes = catalogue_change.changes + excluded.changes
  `)
  await fold(sql`
    with closed as (delete from money_sum where ${closed} returning kind, cents)
    insert into money_sum (connection, kind, cents)
    select ${CLOSED}::integer, kind, sum(cents) from closed group by kind
    on conflict (connection, kind) do update set cents = money_sum.cents + excluded.cents
  `)
}
