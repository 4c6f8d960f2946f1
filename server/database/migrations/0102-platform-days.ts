import { type Kysely, type QueryExecutorProvider, sql } from 'kysely'
import { isPostgres } from '../connection'

const sums = ['sales', 'paid', 'refunded', 'commission', 'earned', 'held', 'paid_out', 'new_accounts']

/**
 * The money and new accounts of each day, so that reports of the marketplace don't read the ledger. Sums of money are in cents. A day has
 * several rows in PostgreSQL, one for each shard, so that few transactions wait for the same row.
 */
export const up = async (db: Kysely<unknown>) => {
  await sql`
    create table platform_day (
      day text not null,
      shard integer not null,
      ${sql.raw(sums.map((name) => `${name} bigint not null default 0`).join(', '))},
      primary key (day, shard)
    )
  `.execute(db)
  for (const source of sources) {
    await addStored(db, source)
    await addTrigger(db, source)
  }
}

/** A table whose rows change the sums of a day. */
interface Source {
  table: string
  event: string
  /** The row's moment. */
  at: string
  /** The amount that a row adds to each sum. */
  valuesOf: (row: string) => Record<string, string>
}

const centsIf = (row: string, condition: string) => `case when ${row}.${condition} then ${row}.cents else 0 end`

/** The first payment of an engagement is its sale; later ones are additions to it. */
const isSale = (row: string) => `case when ${row}.account = 'held' and ${row}.cents > 0 and not exists (
  select 1 from posting as earlier
  where earlier.engagement_id = ${row}.engagement_id and earlier.account = 'held' and earlier.cents > 0
    and (earlier.at, earlier.id) < (${row}.at, ${row}.id)
) then 1 else 0 end`

const sources: readonly Source[] = [
  {
    table: 'posting',
    event: 'insert',
    at: 'at',
    valuesOf: (row) => ({
      sales: isSale(row),
      paid: `case when ${row}.cents > 0 then ${centsIf(row, "account = 'held'")} else 0 end`,
      refunded: `case when ${row}.cents > 0 then ${centsIf(row, "account = 'buyer'")} else 0 end`,
      commission: centsIf(row, "account = 'platform'"),
      earned: centsIf(row, "account in ('seller', 'broker')"),
      held: centsIf(row, "account = 'held'"),
    }),
  },
  { table: 'transfer', event: 'update', at: 'sent_at', valuesOf: (row) => ({ paid_out: `${row}.cents` }) },
  { table: 'transfer_reversal', event: 'update', at: 'done_at', valuesOf: (row) => ({ paid_out: `-${row}.cents` }) },
  { table: 'user', event: 'insert', at: 'created_at', valuesOf: () => ({ new_accounts: '1' }) },
]

const dayOf = (db: QueryExecutorProvider, moment: string) =>
  isPostgres(db) ? `to_char(${moment} at time zone 'UTC', 'YYYY-MM-DD')` : `substr(${moment}, 1, 10)`

/** Adds inserted rows to the sums of their days; `from` names the rows of a table. */
export const addInserted = async (db: QueryExecutorProvider, from: (table: string) => string) => {
  for (const source of sources) if (source.event === 'insert') await addStored(db, source, from(source.table))
}

const addStored = async (db: QueryExecutorProvider, { table, at, valuesOf }: Source, from = `"${table}"`) => {
  const values = valuesOf('stored')
  const amounts = Object.values(values).map((value) => `sum(${value})`)
  await sql
    .raw(`
      insert into platform_day (day, shard, ${Object.keys(values).join(', ')})
      select ${dayOf(db, `stored.${at}`)}, 0, ${amounts.join(', ')}
      from ${from} as stored where stored.${at} is not null group by 1
      ${added(values)}
    `)
    .execute(db)
}

const addTrigger = async (db: Kysely<unknown>, { table, event, at, valuesOf }: Source) => {
  const name = `platform_day_${table}`
  const values = valuesOf('new')
  const change = `
    insert into platform_day (day, shard, ${Object.keys(values).join(', ')})
    values (${dayOf(db, `new.${at}`)}, ${isPostgres(db) ? 'pg_backend_pid() % 8' : '0'}, ${Object.values(values).join(', ')})
    ${added(values)};
  `
  // An update counts when it sets the moment.
  const trigger = event === 'insert' ? 'insert' : `update of ${at}`
  const condition = event === 'insert' ? '' : `when (old.${at} is null and new.${at} is not null)`
  if (!isPostgres(db)) {
    await sql.raw(`create trigger ${name} after ${trigger} on "${table}" ${condition} begin ${change} end`).execute(db)
    return
  }
  await sql
    .raw(`create function ${name}() returns trigger language plpgsql as $$ begin ${change} return null; end $$`)
    .execute(db)
  // At the commit, so that a transaction which has locked a day waits for no other lock.
  await sql
    .raw(`
      create constraint trigger ${name} after ${trigger} on "${table}" deferrable initially deferred
      for each row ${condition} execute function ${name}()
    `)
    .execute(db)
}

const added = (values: object) =>
  `on conflict (day, shard) do update set ${Object.keys(values)
    .map((name) => `${name} = platform_day.${name} + excluded.${name}`)
    .join(', ')}`
