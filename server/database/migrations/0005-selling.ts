import { type Kysely, sql } from 'kysely'
import { moment } from './columns'

/** An index of visible rows only, because public lists leave out the others. */
const partial = (db: Kysely<unknown>, name: string, table: string, columns: string[]) =>
  sql`create index ${sql.id(name)} on ${sql.id(table)} (${sql.join(columns.map((column) => sql.id(column)))}) where visible = 1`.execute(
    db,
  )

export const up = async (db: Kysely<unknown>) => {
  await db.schema
    .alterTable('listing')
    .addColumn('published', 'integer', (column) => column.notNull().defaultTo(1))
    .execute()
  await db.schema
    .alterTable('listing')
    .addColumn('updated_at', moment(db), (column) => column.notNull().defaultTo('1970-01-01T00:00:00.000Z'))
    .execute()
  await sql`update listing set updated_at = created_at`.execute(db)
  for (const table of ['listing', 'company', 'freelancer']) {
    await db.schema
      .alterTable(table)
      .addColumn('visible', 'integer', (column) => column.notNull().defaultTo(1))
      .execute()
  }
  for (const [name, columns] of [
    ['newest', ['created_at', 'id']],
    ['price', ['price_cents', 'id']],
    ['rating', ['rating', 'review_count', 'id']],
  ] as const) {
    await db.schema.dropIndex(`listing_${name}`).execute()
    await partial(db, `listing_${name}`, 'listing', ['kind', ...columns])
    await db.schema.dropIndex(`listing_category_${name}`).execute()
    await partial(db, `listing_category_${name}`, 'listing', ['category_id', 'kind', ...columns])
  }
  await db.schema.dropIndex('company_newest').execute()
  await partial(db, 'company_newest', 'company', ['created_at', 'id'])
  await db.schema.dropIndex('freelancer_rating').execute()
  await partial(db, 'freelancer_rating', 'freelancer', ['rating', 'review_count', 'id'])
  await db.schema.dropIndex('freelancer_rate').execute()
  await partial(db, 'freelancer_rate', 'freelancer', ['hourly_rate_cents', 'id'])
  await db.schema.createIndex('job_company').ifNotExists().on('job').column('company_id').execute()

  // `listing_id` is no foreign key: a listing that was never published has no row in `listing`.
  await db.schema
    .createTable('listing_draft')
    .addColumn('listing_id', 'text', (column) => column.primaryKey())
    .addColumn('seller_id', 'text', (column) => column.notNull().references('user.id').onDelete('cascade'))
    .addColumn('kind', 'text', (column) => column.notNull())
    .addColumn('title', 'text', (column) => column.notNull())
    .addColumn('description', 'text', (column) => column.notNull())
    .addColumn('price_cents', 'integer')
    .addColumn('category_id', 'text', (column) => column.references('category.id'))
    .addColumn('images', 'text', (column) => column.notNull())
    .addColumn('tags', 'text', (column) => column.notNull())
    .addColumn('created_at', moment(db), (column) => column.notNull())
    .addColumn('updated_at', moment(db), (column) => column.notNull())
    .execute()
  await db.schema.createIndex('listing_draft_seller').on('listing_draft').column('seller_id').execute()

  await db.schema
    .createTable('upload')
    .addColumn('id', 'text', (column) => column.primaryKey())
    .addColumn('owner_id', 'text', (column) => column.notNull().references('user.id').onDelete('cascade'))
    .addColumn('purpose', 'text', (column) => column.notNull())
    .addColumn('created_at', moment(db), (column) => column.notNull())
    .execute()
  await db.schema.createIndex('upload_owner').on('upload').column('owner_id').execute()
  await db.schema.createIndex('upload_age').on('upload').columns(['created_at', 'id']).execute()
}
