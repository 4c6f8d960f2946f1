import { type Kysely, sql } from 'kysely'
import { moment } from './columns'

const DAY_MS = 86_400_000

/** Each charge gets a row of its own, with its own end. */
export const up = async (db: Kysely<unknown>) => {
  await addCharges(db)
  await addRefundsOfCharges(db)
  await removeFromAttempts(db)
  await addMomentsOfSamples(db)
  await addBookkeeping(db)
}

const addCharges = async (db: Kysely<unknown>) => {
  await db.schema
    .createTable('charge')
    .addColumn('key', 'text', (column) => column.primaryKey())
    .addColumn('attempt_id', 'text', (column) => column.notNull().references('payment_attempt.id'))
    .addColumn('cents', 'bigint', (column) => column.notNull())
    .addColumn('state', 'text', (column) => column.notNull())
    .addColumn('created_at', moment(db), (column) => column.notNull())
    .addColumn('lease_until', moment(db), (column) => column.notNull())
    .addColumn('next_check_at', moment(db))
    .addColumn('checks', 'integer', (column) => column.notNull())
    .execute()
  await sql`create unique index charge_open_or_paid on charge (attempt_id) where state in ('open', 'paid')`.execute(db)
  await sql`create index charge_due on charge (next_check_at, key) where next_check_at is not null`.execute(db)
  await db.schema.createIndex('charge_attempt').on('charge').column('attempt_id').execute()
  await db.schema.createIndex('charge_created').on('charge').column('created_at').execute()

  // "Failed" meant that the provider knew nothing at that moment. It may know more of a recent charge.
  const dayAgo = new Date(Date.now() - DAY_MS).toISOString()
  const state = sql`case
    when state = 'refunding' then 'refunded'
    when state = 'failed' and created_at > ${dayAgo} then 'open'
    when state = 'failed' then 'canceled'
    else state end`
  await sql`insert into charge (key, attempt_id, cents, state, created_at, lease_until, next_check_at, checks)
    select charge_key, id, cents, ${state}, created_at, created_at, null, 0 from payment_attempt where cents > 0`.execute(
    db,
  )
  await sql`update charge set next_check_at = created_at where state = 'open'`.execute(db)
}

/** SQLite can't drop a NOT NULL, so the table is made anew. */
const addRefundsOfCharges = async (db: Kysely<unknown>) => {
  await db.schema.dropIndex('refund_open').execute()
  await db.schema.dropIndex('refund_engagement').execute()
  await db.schema.alterTable('refund').renameTo('earlier_refund').execute()
  await db.schema
    .createTable('refund')
    .addColumn('id', 'text', (column) => column.primaryKey())
    .addColumn('engagement_id', 'text', (column) => column.references('engagement.id'))
    .addColumn('charge_key', 'text', (column) => column.notNull())
    .addColumn('cents', 'bigint', (column) => column.notNull())
    .addColumn('created_at', moment(db), (column) => column.notNull())
    .addColumn('done_at', moment(db))
    .execute()
  await sql`insert into refund select id, engagement_id, charge_key, cents, created_at, done_at from earlier_refund`.execute(
    db,
  )
  await db.schema.dropTable('earlier_refund').execute()
  await sql`create index refund_open on refund (created_at, id) where done_at is null`.execute(db)
  await db.schema.createIndex('refund_engagement').on('refund').column('engagement_id').execute()
  await db.schema.createIndex('refund_charge').on('refund').column('charge_key').execute()
  await db.schema.createIndex('refund_created').on('refund').column('created_at').execute()
  // The charge's key was the provider's key of these refunds: it stays so, and none is made twice.
  await sql`insert into refund (id, engagement_id, charge_key, cents, created_at, done_at)
    select charge_key, null, charge_key, cents, created_at, case when state = 'refunded' then created_at end
    from payment_attempt where cents > 0 and state in ('refunding', 'refunded')`.execute(db)
}

const removeFromAttempts = async (db: Kysely<unknown>) => {
  await db.schema.dropIndex('payment_attempt_unsettled').execute()
  await sql`update payment_attempt set state = 'open' where state <> 'paid'`.execute(db)
  await db.schema.alterTable('payment_attempt').dropColumn('charge_key').execute()
  await sql`create index engagement_charge on engagement (charge_key)`.execute(db)
}

/** The sample provider keeps books too. The moments of earlier rows are unknown. */
const addMomentsOfSamples = async (db: Kysely<unknown>) => {
  const unknown = new Date(0).toISOString()
  for (const table of ['sample_charge', 'sample_refund']) {
    await db.schema
      .alterTable(table)
      .addColumn('at', moment(db), (column) => column.notNull().defaultTo(unknown))
      .execute()
  }
  await db.schema
    .alterTable('sample_charge')
    .addColumn('state', 'text', (column) => column.notNull().defaultTo('declined'))
    .execute()
  await sql`update sample_charge set state = 'paid' where paid = 1`.execute(db)
  await db.schema.alterTable('sample_charge').dropColumn('paid').execute()
}

const addBookkeeping = async (db: Kysely<unknown>) => {
  await db.schema
    .createTable('provider_notification')
    .addColumn('id', 'text', (column) => column.primaryKey())
    .addColumn('received_at', moment(db), (column) => column.notNull())
    .execute()
  await db.schema
    .createTable('reconciliation')
    .addColumn('id', 'text', (column) => column.primaryKey())
    .addColumn('at', moment(db), (column) => column.notNull())
    .addColumn('differences', 'text', (column) => column.notNull())
    .execute()
  await db.schema.createIndex('reconciliation_at').on('reconciliation').column('at').execute()
}
