import type { Kysely } from 'kysely'

/**
 * A series of invoice numbers for each seller, so that sales of different sellers don't wait for each other. Numbers that were given
 * stay. Processes of the version before count in `invoice_series` until they have been replaced.
 */
export const up = async (db: Kysely<unknown>) => {
  await db.schema
    .createTable('invoice_issuer')
    .addColumn('seller_id', 'text', (column) => column.primaryKey().references('user.id'))
    .addColumn('code', 'text', (column) => column.notNull().unique())
    .execute()
  await db.schema
    .createTable('invoice_count')
    .addColumn('seller_id', 'text', (column) => column.notNull().references('invoice_issuer.seller_id'))
    .addColumn('kind', 'text', (column) => column.notNull())
    .addColumn('year', 'integer', (column) => column.notNull())
    .addColumn('last', 'integer', (column) => column.notNull())
    .addPrimaryKeyConstraint('invoice_count_key', ['seller_id', 'kind', 'year'])
    .execute()
}
