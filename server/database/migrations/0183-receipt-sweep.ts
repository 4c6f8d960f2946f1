import { type Kysely, sql } from 'kysely'
import { isPostgres } from '../connection'

/**
 * The sweep of receipts finds what it removes by indexes: payments by their sellers, deleted accounts, and orders and invoices that
 * have their names and addresses still.
 */
export const up = async (db: Kysely<unknown>) => {
  await db.schema
    .createTable('payment_attempt_seller')
    // Without a reference to the account: a payment would wait for one that is being deleted.
    .addColumn('seller_id', 'text', (column) => column.notNull())
    .addColumn('attempt_id', 'text', (column) => column.notNull().references('payment_attempt.id'))
    .addPrimaryKeyConstraint('payment_attempt_seller_key', ['seller_id', 'attempt_id'])
    .execute()
  await (isPostgres(db) ? fillPostgres(db) : fillSqlite(db))
  await sql`create index user_deleted on "user" (deleted_at) where deleted_at is not null`.execute(db)
  await sql`create index order_receipt on "order" (placed_at) where receipt_email <> ''`.execute(db)
  await sql`create index invoice_parties on invoice (issued_at) where buyer <> ''`.execute(db)
}

const fillPostgres = (db: Kysely<unknown>) =>
  sql`
    insert into payment_attempt_seller (seller_id, attempt_id)
    select distinct line ->> 'sellerId', id
    from payment_attempt, jsonb_array_elements(content::jsonb -> 'lines') as line
    where content::jsonb ->> 'type' = 'order'`.execute(db)

const fillSqlite = (db: Kysely<unknown>) =>
  sql`
    insert into payment_attempt_seller (seller_id, attempt_id)
    select distinct json_extract(line.value, '$.sellerId'), payment_attempt.id
    from payment_attempt, json_each(payment_attempt.content, '$.lines') as line
    where json_extract(content, '$.type') = 'order'`.execute(db)
