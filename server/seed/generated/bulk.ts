import { sql, type Transaction } from 'kysely'
import { type Database, isPostgres } from '../../database/connection'
import type { Tables } from '../../database/tables/tables'

/** For this connection: pages of the search index stay in memory, and commits wait for the disk at checkpoints only. */
const BULK_PRAGMAS = ['pragma cache_size = -262144', 'pragma wal_autocheckpoint = 20000', 'pragma synchronous = normal']

/** The tables that generated data is written to. */
const TABLES = [
  ...['user', 'company', 'freelancer', 'freelancer_skill', 'job', 'listing', 'listing_search', 'listing_count'],
  ...['credential', 'spoken_language', 'seller_trait', 'profile_trait', 'listing_trait', 'facet_count', 'platform_day'],
  ...['search_word', 'search_word_trigram'],
  ...['order', 'engagement', 'engagement_event', 'posting', 'ledger_entry', 'review', 'rating_tally'],
]

interface Index {
  name: string
  definition: string
}

/**
 * Runs work that adds many rows. PostgreSQL builds indexes several times faster in one go than row by row, so they are dropped before
 * and built after, in one transaction: a failure leaves the database as it was. On SQLite the work makes its transactions itself.
 */
export const inBulk = async (
  db: Database,
  work: (bulk: Database) => Promise<void>,
  onIndex: (name: string) => void = () => {},
) => {
  if (!isPostgres(db)) {
    for (const pragma of BULK_PRAGMAS) await sql.raw(pragma).execute(db)
    return work(db)
  }
  await db.transaction().execute(async (transaction) => {
    await sql`set local maintenance_work_mem = '512MB'`.execute(transaction)
    const indexes = await droppableIndexes(transaction)
    for (const { name } of indexes) await sql`drop index ${sql.id(name)}`.execute(transaction)
    await work(transaction)
    // An index can't be built while a trigger waits for the commit.
    await sql`set constraints all immediate`.execute(transaction)
    for (const { name, definition } of indexes) {
      onIndex(name)
      await sql.raw(definition).execute(transaction)
    }
  })
  // Without it, reads of an index look at the table's rows too, to see whether they are there still.
  await sql`vacuum analyze ${sql.join(TABLES.map((table) => sql.table(table)))}`.execute(db)
}

/** The indexes that belong to no constraint, with the statistics that are kept of their expressions. */
const droppableIndexes = async (transaction: Transaction<Tables>) => {
  const { rows } = await sql<Index>`
    select index.relname as name, pg_get_indexdef(index.oid) || coalesce(string_agg(
      format('; alter index %I alter column %s set statistics %s', index.relname, attnum, attstattarget), ''
    ) filter (where attnum is not null), '') as definition
    from pg_index join pg_class as index on index.oid = indexrelid join pg_class as listed on listed.oid = indrelid
      left join pg_attribute on attrelid = indexrelid and attstattarget >= 0
    where listed.relnamespace = current_schema::regnamespace and listed.relname in (${sql.join(TABLES)})
      and not exists (select from pg_constraint where conindid = indexrelid)
    group by index.oid, index.relname
  `.execute(transaction)
  return rows
}

/** Runs part of the work in a transaction, unless the whole of it has one. */
export const inBatch = (db: Database, work: (batch: Database) => Promise<void>) =>
  db.isTransaction ? work(db) : db.transaction().execute(work)
