import { type Kysely, sql } from 'kysely'
import { isPostgres } from '../connection'

/** In cents: `held` for orders, and `payable` to sellers and brokers. */
const kindOf = `case account when 'held' then 'held' else 'payable' end`
const inFlight = `account in ('held', 'seller', 'broker')`

/** The effects of payouts on what is payable, by the column that says when they have happened. */
const payouts = [
  { table: 'transfer', done: 'sent_at', sign: '-' },
  { table: 'transfer_reversal', done: 'done_at', sign: '' },
] as const

/** Triggers keep the sums of money in flight, which would take longer with each sale. */
export const up = async (db: Kysely<unknown>) => {
  await db.schema
    .createTable('money_sum')
    // A row for each connection, as in catalogue_change: on a common row all orders would wait for each other.
    .addColumn('connection', 'integer', (column) => column.notNull())
    .addColumn('kind', 'text', (column) => column.notNull())
    .addColumn('cents', 'bigint', (column) => column.notNull())
    .addPrimaryKeyConstraint('money_sum_key', ['connection', 'kind'])
    .execute()
  await sql`
    insert into money_sum (connection, kind, cents)
    select 0, kind, sum(cents) from (
      select ${sql.raw(kindOf)} as kind, cents from posting where ${sql.raw(inFlight)}
      union all select 'payable', -cents from transfer where sent_at is not null
      union all select 'payable', cents from transfer_reversal where done_at is not null
    ) as lines group by kind
  `.execute(db)
  if (isPostgres(db)) await sumOnPostgres(db)
  else await sumOnSqlite(db)
}

const add = 'on conflict (connection, kind) do update set cents = money_sum.cents + excluded.cents'

/** By event, when a payout counts. */
const conditionsOf = (done: string) => ({
  insert: `new.${done} is not null`,
  update: `old.${done} is null and new.${done} is not null`,
})

const sumOnSqlite = async (db: Kysely<unknown>) => {
  await sql
    .raw(`
      create trigger posting_money after insert on posting when new.${inFlight} begin
        insert into money_sum (connection, kind, cents) values (0, ${kindOf.replace('account', 'new.account')}, new.cents) ${add};
      end
    `)
    .execute(db)
  for (const { table, done, sign } of payouts) {
    for (const [event, condition] of Object.entries(conditionsOf(done))) {
      await sql
        .raw(`
          create trigger ${table}_money_${event} after ${event} on ${table} when ${condition} begin
            insert into money_sum (connection, kind, cents) values (0, 'payable', ${sign}new.cents) ${add};
          end
        `)
        .execute(db)
    }
  }
}

/** Postings are added by the thousand, and many changes of one row in a transaction would be slow. */
const sumOnPostgres = async (db: Kysely<unknown>) => {
  const addSums = (lines: string) => `
    insert into money_sum (connection, kind, cents)
    select pg_backend_pid(), kind, sum(cents) from (${lines}) as lines group by kind order by kind ${add};
    return null;
  `
  await sql
    .raw(`
      create function sum_postings() returns trigger language plpgsql as $$ begin
        ${addSums(`select ${kindOf} as kind, cents from new_rows where ${inFlight}`)}
      end $$
    `)
    .execute(db)
  await sql`
    create trigger posting_money after insert on posting referencing new table as new_rows
    for each statement execute function sum_postings()
  `.execute(db)
  for (const { table, done, sign } of payouts) {
    await sql
      .raw(`
        create function sum_${table}() returns trigger language plpgsql as $$ begin
          ${addSums(`select 'payable' as kind, ${sign}new.cents as cents`)}
        end $$
      `)
      .execute(db)
    for (const [event, condition] of Object.entries(conditionsOf(done))) {
      await sql
        .raw(`
          create trigger ${table}_money_${event} after ${event} on ${table}
          for each row when (${condition}) execute function sum_${table}()
        `)
        .execute(db)
    }
  }
}
