import { sql, type Transaction } from 'kysely'
import { type Database, isPostgres } from '../../database/connection'
import type { Tables } from '../../database/tables/tables'
import { countRowsOfTransaction, switchCountTriggers } from './count-triggers'

/** For this connection: the pages that the transaction changes stay in memory, up to 256 MiB. */
const SQLITE_CACHE = 'pragma cache_size = -262144'

/** The tables that generated data is written to, but for those in which triggers look up rows meanwhile. */
const WRITTEN = [
  ...['user', 'freelancer_skill', 'job', 'listing', 'listing_search', 'listing_count'],
  ...['credential', 'spoken_language', 'listing_trait', 'facet_count', 'trait_count', 'platform_day'],
  ...['search_word', 'search_word_trigram'],
  ...['order', 'engagement', 'engagement_event', 'posting', 'ledger_entry', 'review', 'rating_tally'],
]
const READ_BY_TRIGGERS = ['company', 'freelancer', 'seller_trait', 'profile_trait']
/** Few rows that are changed again and again. */
const COUNTS = ['facet_count', 'trait_count', 'listing_count', 'platform_day', 'track_record', 'catalogue_change']

interface Index {
  name: string
  definition: string
}

/**
 * Runs work that adds many rows. Indexes are built several times faster in one go than row by row, so they are dropped before and
 * built after, in one transaction: a failure leaves the database as it was.
 */
export const inBulk = async (
  db: Database,
  work: (bulk: Database) => Promise<void>,
  onIndex: (name: string) => void = () => {},
) => {
  const onPostgres = isPostgres(db)
  if (!onPostgres) await sql.raw(SQLITE_CACHE).execute(db)
  await db.transaction().execute(async (transaction) => {
    if (onPostgres) await sql`set local maintenance_work_mem = '512MB'`.execute(transaction)
    else await mergeTrigrams(transaction, { automerge: 0, crisismerge: 1_000 })
    const indexes = await (onPostgres ? postgresIndexes(transaction) : sqliteIndexes(transaction))
    for (const { name } of indexes) await sql`drop index ${sql.id(name)}`.execute(transaction)
    if (onPostgres) await switchCountTriggers(transaction, 'disable')
    await work(transaction)
    // An index can't be built while a trigger waits for the commit.
    if (onPostgres) await sql`set constraints all immediate`.execute(transaction)
    else await mergeTrigrams(transaction, { optimize: null, automerge: 4, crisismerge: 16 })
    for (const { name, definition } of indexes) {
      onIndex(name)
      await sql.raw(definition).execute(transaction)
    }
    if (!onPostgres) return
    await countRowsOfTransaction(transaction)
    await switchCountTriggers(transaction, 'enable')
  })
  if (!onPostgres) return
  // Without it, reads of an index look at the table's rows too, to see whether they are there still.
  const tables = [...READ_BY_TRIGGERS, ...WRITTEN].map((table) => sql.table(table))
  await sql`vacuum analyze ${sql.join(tables)}`.execute(db)
  // Rows that a transaction has changed many times lie far apart.
  await sql`vacuum full ${sql.join(COUNTS.map((table) => sql.table(table)))}`.execute(db)
}

/** Sets when SQLite merges the parts of its search index: at the end in one go, or the defaults. `optimize` merges them now. */
const mergeTrigrams = async (transaction: Transaction<Tables>, options: Record<string, number | null>) => {
  // Literals, because the driver would bind the numbers as floating-point ones.
  for (const [option, value] of Object.entries(options))
    await sql`
      insert into listing_search_trigrams (listing_search_trigrams, rank) values (${sql.lit(option)}, ${sql.lit(value)})
    `.execute(transaction)
}

/** The tables whose indexes no trigger of SQLite needs while rows are added. */
const WITHOUT_INDEXES = ['listing', 'listing_trait', 'engagement', 'review']

const sqliteIndexes = async (transaction: Transaction<Tables>) => {
  const { rows } = await sql<Index>`
    select name, sql as definition from sqlite_master
    where type = 'index' and tbl_name in (${sql.join(WITHOUT_INDEXES)}) and sql not like 'create unique %'
  `.execute(transaction)
  return rows
}

/** The indexes that belong to no constraint, with the statistics that are kept of their expressions. */
const postgresIndexes = async (transaction: Transaction<Tables>) => {
  const { rows } = await sql<Index>`
    select index.relname as name, pg_get_indexdef(index.oid) || coalesce(string_agg(
      format('; alter index %I alter column %s set statistics %s', index.relname, attnum, attstattarget), ''
    ) filter (where attnum is not null), '') as definition
    from pg_index join pg_class as index on index.oid = indexrelid join pg_class as listed on listed.oid = indrelid
      left join pg_attribute on attrelid = indexrelid and attstattarget >= 0
    where listed.relnamespace = current_schema::regnamespace and listed.relname in (${sql.join(WRITTEN)})
      and not exists (select from pg_constraint where conindid = indexrelid)
    group by index.oid, index.relname
  `.execute(transaction)
  return rows
}
