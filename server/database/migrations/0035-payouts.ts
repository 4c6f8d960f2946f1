import { type Kysely, sql } from 'kysely'
import { moment } from './columns'

export const up = async (db: Kysely<unknown>) => {
  await db.schema
    .createTable('stripe_checkout')
    .addColumn('key', 'text', (column) => column.primaryKey())
    .addColumn('session_id', 'text')
    .addColumn('canceled', 'integer', (column) => column.notNull())
    .addColumn('created_at', moment(db), (column) => column.notNull())
    .execute()

  await db.schema
    .createTable('payout_account')
    .addColumn('user_id', 'text', (column) => column.primaryKey().references('user.id'))
    .addColumn('account_id', 'text', (column) => column.notNull().unique())
    .addColumn('created_at', moment(db), (column) => column.notNull())
    .execute()

  await db.schema
    .createTable('transfer')
    .addColumn('id', 'text', (column) => column.primaryKey())
    .addColumn('engagement_id', 'text', (column) => column.notNull().references('engagement.id'))
    .addColumn('seller_id', 'text', (column) => column.notNull().references('user.id'))
    .addColumn('charge_key', 'text', (column) => column.notNull())
    .addColumn('cents', 'integer', (column) => column.notNull().check(sql`cents > 0`))
    .addColumn('state', 'text', (column) => column.notNull())
    .addColumn('reversed_cents', 'integer', (column) => column.notNull())
    .addColumn('attempts', 'integer', (column) => column.notNull())
    .addColumn('next_attempt_at', moment(db), (column) => column.notNull())
    .addColumn('created_at', moment(db), (column) => column.notNull())
    .addColumn('sent_at', moment(db))
    .addColumn('reversed_at', moment(db))
    .execute()
  await db.schema.createIndex('transfer_seller').on('transfer').columns(['seller_id', 'sent_at']).execute()
  await db.schema.createIndex('transfer_engagement').on('transfer').column('engagement_id').execute()
  await db.schema.createIndex('transfer_charge').on('transfer').column('charge_key').execute()
  await db.schema
    .createIndex('transfer_due')
    .on('transfer')
    .columns(['next_attempt_at', 'id'])
    .where(sql.ref('state'), 'in', [sql.lit('open'), sql.lit('waiting'), sql.lit('reversing')])
    .execute()

  await db.schema
    .createTable('chargeback')
    .addColumn('id', 'text', (column) => column.primaryKey())
    .addColumn('charge_key', 'text', (column) => column.notNull())
    .addColumn('cents', 'integer', (column) => column.notNull())
    .addColumn('reason', 'text', (column) => column.notNull())
    .addColumn('state', 'text', (column) => column.notNull())
    .addColumn('opened_at', moment(db), (column) => column.notNull())
    .addColumn('closed_at', moment(db))
    .execute()
  await db.schema.createIndex('chargeback_charge').on('chargeback').column('charge_key').execute()
}
