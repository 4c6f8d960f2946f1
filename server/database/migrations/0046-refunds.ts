import { type Kysely, sql } from 'kysely'
import { moment } from './columns'

/** Refunds have retries, ledger entries a cause, and a transfer can be taken back in several parts. */
export const up = async (db: Kysely<unknown>) => {
  await db.schema
    .alterTable('refund')
    .addColumn('attempts', 'integer', (column) => column.notNull().defaultTo(0))
    .execute()
  await db.schema
    .alterTable('refund')
    .addColumn('failures', 'integer', (column) => column.notNull().defaultTo(0))
    .execute()
  await db.schema.alterTable('refund').addColumn('next_attempt_at', moment(db)).execute()
  await db.schema.alterTable('refund').addColumn('told_at', moment(db)).execute()
  await sql`update refund set next_attempt_at = created_at where done_at is null`.execute(db)
  await sql`create index refund_due on refund (next_attempt_at, id) where next_attempt_at is not null`.execute(db)

  await db.schema.alterTable('posting').addColumn('cause', 'text').execute()

  await db.schema
    .createTable('transfer_reversal')
    .addColumn('id', 'text', (column) => column.primaryKey())
    .addColumn('transfer_id', 'text', (column) => column.notNull().references('transfer.id'))
    .addColumn('cents', 'integer', (column) => column.notNull().check(sql`cents > 0`))
    .addColumn('attempts', 'integer', (column) => column.notNull())
    .addColumn('next_attempt_at', moment(db), (column) => column.notNull())
    .addColumn('created_at', moment(db), (column) => column.notNull())
    .addColumn('done_at', moment(db))
    .execute()
  await db.schema.createIndex('transfer_reversal_transfer').on('transfer_reversal').column('transfer_id').execute()
  await sql`
    create index transfer_reversal_due on transfer_reversal (next_attempt_at, id) where done_at is null
  `.execute(db)
  // The id is the provider's idempotency key, under which a reversal may have been requested already.
  await sql`
    insert into transfer_reversal (id, transfer_id, cents, attempts, next_attempt_at, created_at, done_at)
    select id || ':reversal', id, reversed_cents, attempts, next_attempt_at, next_attempt_at, reversed_at
    from transfer where state in ('reversing', 'reversed')
  `.execute(db)
  await sql`update transfer set state = 'sent' where state = 'reversing'`.execute(db)
  await db.schema.alterTable('transfer').dropColumn('reversed_at').execute()
}
