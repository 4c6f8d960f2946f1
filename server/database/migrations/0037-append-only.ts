import { type Kysely, sql } from 'kysely'
import { isPostgres } from '../connection'

/** The books: rows that are added, and never changed or removed. */
const books = ['posting', 'engagement_event', 'audit_event']

/** Conditions on amounts. `new` is the row that is written. */
const amounts = [
  ['engagement', 'price_cents', '>= 0'],
  ['engagement', 'commission_percent', 'between 0 and 100'],
  ['order', 'total_cents', '>= 0'],
  ['posting', 'cents', '<> 0'],
  ['refund', 'cents', '> 0'],
] as const

/** The database itself refuses changes of the books, amounts that make no sense, and entries that don't sum to zero. */
export const up = async (db: Kysely<unknown>) => {
  if (isPostgres(db)) await sql.raw(refuseFunction).execute(db)
  for (const table of books) await refuseChanges(db, table)
  for (const [table, column, condition] of amounts) await checkAmount(db, table, column, condition)
  await balanceEntries(db)
}

const refuseFunction = `
  create function refuse_change() returns trigger language plpgsql as $$
  begin raise exception '% is append-only', tg_table_name; end $$
`

const refuseChanges = async (db: Kysely<unknown>, table: string) => {
  if (isPostgres(db)) {
    await sql`
      create trigger ${sql.id(`${table}_append_only`)} before update or delete or truncate on ${sql.table(table)}
      for each statement execute function refuse_change()
    `.execute(db)
    return
  }
  for (const change of ['update', 'delete'])
    await sql`
      create trigger ${sql.id(`${table}_no_${change}`)} before ${sql.raw(change)} on ${sql.table(table)}
      begin select raise(abort, ${sql.lit(`${table} is append-only`)}); end
    `.execute(db)
}

/** SQLite can't add a constraint to a table, so a trigger checks the amount there. */
const checkAmount = async (db: Kysely<unknown>, table: string, column: string, condition: string) => {
  const name = `${table}_${column}`
  if (isPostgres(db)) {
    await sql`
      alter table ${sql.table(table)} add constraint ${sql.id(name)} check (${sql.id(column)} ${sql.raw(condition)})
    `.execute(db)
    return
  }
  for (const change of ['insert', 'update'])
    await sql`
      create trigger ${sql.id(`${name}_${change}`)} before ${sql.raw(change)} on ${sql.table(table)}
      when not (new.${sql.id(column)} ${sql.raw(condition)})
      begin select raise(abort, ${sql.lit(`${name} is out of range`)}); end
    `.execute(db)
}

/**
 * Each line of an entry is added to the entry's imbalance. At the commit the imbalance must be in `balanced`, whose only row is
 * zero: a deferred foreign key is the one constraint that both databases check at the commit.
 */
const balanceEntries = async (db: Kysely<unknown>) => {
  await sql`create table balanced (imbalance bigint primary key)`.execute(db)
  await sql`insert into balanced (imbalance) values (0)`.execute(db)
  await sql`
    create table ledger_entry (
      id text primary key,
      imbalance bigint not null references balanced (imbalance) deferrable initially deferred
    )
  `.execute(db)
  await sql`
    insert into ledger_entry (id, imbalance) select entry_id, sum(cents) from posting group by entry_id
  `.execute(db)
  const addLine = `
    insert into ledger_entry (id, imbalance) values (new.entry_id, new.cents)
    on conflict (id) do update set imbalance = ledger_entry.imbalance + excluded.imbalance;
  `
  if (!isPostgres(db)) {
    await sql.raw(`create trigger posting_balance after insert on posting begin ${addLine} end`).execute(db)
    return
  }
  await sql
    .raw(`create function add_posting() returns trigger language plpgsql as $$ begin ${addLine} return null; end $$`)
    .execute(db)
  await sql`
    create trigger posting_balance after insert on posting for each row execute function add_posting()
  `.execute(db)
}
