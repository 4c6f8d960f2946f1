import { type Kysely, sql } from 'kysely'
import { moment } from './columns'

/** Invoices and credit notes with their numbers, and what accounts want to stand on them. Earlier sales get none. */
export const up = async (db: Kysely<unknown>) => {
  await db.schema
    .createTable('billing_details')
    .addColumn('user_id', 'text', (column) => column.primaryKey().references('user.id'))
    .addColumn('name', 'text', (column) => column.notNull())
    .addColumn('company', 'text')
    .addColumn('address', 'text')
    .addColumn('tax_number', 'text')
    .addColumn('tax_rate', 'integer')
    .execute()
  await db.schema
    .createTable('invoice_series')
    .addColumn('kind', 'text', (column) => column.notNull())
    .addColumn('year', 'integer', (column) => column.notNull())
    .addColumn('last', 'integer', (column) => column.notNull())
    .addPrimaryKeyConstraint('invoice_series_key', ['kind', 'year'])
    .execute()
  await db.schema
    .createTable('invoice')
    .addColumn('id', 'text', (column) => column.primaryKey())
    .addColumn('number', 'text', (column) => column.notNull().unique())
    .addColumn('kind', 'text', (column) => column.notNull())
    .addColumn('corrects_id', 'text', (column) => column.references('invoice.id'))
    .addColumn('order_id', 'text', (column) => column.references('order.id'))
    .addColumn('buyer_id', 'text', (column) => column.notNull().references('user.id'))
    .addColumn('seller_id', 'text', (column) => column.notNull().references('user.id'))
    .addColumn('issued_at', moment(db), (column) => column.notNull())
    .addColumn('buyer', 'text', (column) => column.notNull())
    .addColumn('seller', 'text', (column) => column.notNull())
    .addColumn('tax_rate', 'integer')
    .addColumn('gross_cents', 'integer', (column) => column.notNull().check(sql`gross_cents > 0`))
    .addColumn('card_last_four', 'text')
    .execute()
  for (const column of ['corrects_id', 'order_id', 'buyer_id', 'seller_id', 'issued_at'])
    await db.schema.createIndex(`invoice_${column}`).on('invoice').column(column).execute()
  await db.schema
    .createTable('invoice_line')
    .addColumn('invoice_id', 'text', (column) => column.notNull().references('invoice.id'))
    .addColumn('position', 'integer', (column) => column.notNull())
    .addColumn('engagement_id', 'text', (column) => column.notNull().references('engagement.id'))
    .addColumn('engagement_number', 'text', (column) => column.notNull())
    .addColumn('title', 'text', (column) => column.notNull())
    .addColumn('quantity', 'integer', (column) => column.notNull())
    .addColumn('cents', 'integer', (column) => column.notNull().check(sql`cents > 0`))
    .addPrimaryKeyConstraint('invoice_line_key', ['invoice_id', 'position'])
    .execute()
  await db.schema.createIndex('invoice_line_engagement').on('invoice_line').column('engagement_id').execute()
}
