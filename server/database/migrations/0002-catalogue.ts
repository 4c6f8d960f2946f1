import type { Kysely } from 'kysely'
import { moment } from './columns'

export const up = async (db: Kysely<unknown>) => {
  await db.schema
    .createTable('category')
    .addColumn('id', 'text', (column) => column.primaryKey())
    .addColumn('slug', 'text', (column) => column.notNull().unique())
    .addColumn('name', 'text', (column) => column.notNull())
    .addColumn('description', 'text', (column) => column.notNull())
    .addColumn('icon', 'text', (column) => column.notNull())
    .addColumn('featured', 'integer', (column) => column.notNull())
    .addColumn('position', 'integer', (column) => column.notNull())
    .execute()

  await db.schema
    .createTable('company')
    .addColumn('id', 'text', (column) => column.primaryKey())
    .addColumn('owner_id', 'text', (column) => column.notNull().unique().references('user.id'))
    .addColumn('name', 'text', (column) => column.notNull())
    .addColumn('logo', 'text', (column) => column.notNull())
    .addColumn('banner', 'text', (column) => column.notNull())
    .addColumn('description', 'text', (column) => column.notNull())
    .addColumn('services', 'text', (column) => column.notNull())
    .addColumn('website', 'text')
    .addColumn('location', 'text', (column) => column.notNull())
    .addColumn('founded_year', 'integer')
    .addColumn('employee_count', 'text', (column) => column.notNull())
    .addColumn('contact_email', 'text', (column) => column.notNull())
    .addColumn('contact_phone', 'text', (column) => column.notNull())
    .addColumn('verified', 'integer', (column) => column.notNull())
    .addColumn('rating', 'double precision', (column) => column.notNull())
    .addColumn('review_count', 'integer', (column) => column.notNull())
    .addColumn('created_at', moment(db), (column) => column.notNull())
    .execute()
  await db.schema.createIndex('company_newest').on('company').columns(['created_at', 'id']).execute()

  await db.schema
    .createTable('listing')
    .addColumn('id', 'text', (column) => column.primaryKey())
    .addColumn('kind', 'text', (column) => column.notNull())
    .addColumn('title', 'text', (column) => column.notNull())
    .addColumn('description', 'text', (column) => column.notNull())
    .addColumn('price_cents', 'integer', (column) => column.notNull())
    .addColumn('category_id', 'text', (column) => column.notNull().references('category.id'))
    .addColumn('seller_id', 'text', (column) => column.notNull().references('user.id'))
    .addColumn('images', 'text', (column) => column.notNull())
    .addColumn('tags', 'text', (column) => column.notNull())
    .addColumn('rating', 'double precision', (column) => column.notNull())
    .addColumn('review_count', 'integer', (column) => column.notNull())
    .addColumn('created_at', moment(db), (column) => column.notNull())
    .execute()
  // Indexes for each sort order, of all listings and within a category.
  for (const [name, columns] of [
    ['newest', ['created_at', 'id']],
    ['price', ['price_cents', 'id']],
    ['rating', ['rating', 'review_count', 'id']],
  ] as const) {
    await db.schema
      .createIndex(`listing_${name}`)
      .on('listing')
      .columns(['kind', ...columns])
      .execute()
    await db.schema
      .createIndex(`listing_category_${name}`)
      .on('listing')
      .columns(['category_id', 'kind', ...columns])
      .execute()
  }
  await db.schema
    .createIndex('listing_seller')
    .on('listing')
    .columns(['seller_id', 'kind', 'created_at', 'id'])
    .execute()

  await db.schema
    .createTable('job')
    .addColumn('id', 'text', (column) => column.primaryKey())
    .addColumn('title', 'text', (column) => column.notNull())
    .addColumn('company_id', 'text', (column) => column.notNull().references('company.id'))
    .addColumn('location', 'text', (column) => column.notNull())
    .addColumn('type', 'text', (column) => column.notNull())
    .addColumn('salary', 'text', (column) => column.notNull())
    .addColumn('description', 'text', (column) => column.notNull())
    .addColumn('posted_at', moment(db), (column) => column.notNull())
    .execute()
  await db.schema.createIndex('job_latest').on('job').columns(['posted_at', 'id']).execute()

  await db.schema
    .createTable('freelancer')
    .addColumn('id', 'text', (column) => column.primaryKey())
    .addColumn('user_id', 'text', (column) => column.notNull().unique().references('user.id'))
    .addColumn('title', 'text', (column) => column.notNull())
    .addColumn('location', 'text', (column) => column.notNull())
    .addColumn('experience', 'text', (column) => column.notNull())
    .addColumn('rating', 'double precision', (column) => column.notNull())
    .addColumn('review_count', 'integer', (column) => column.notNull())
    .addColumn('hourly_rate_cents', 'integer', (column) => column.notNull())
    .addColumn('skills', 'text', (column) => column.notNull())
    .addColumn('description', 'text', (column) => column.notNull())
    .execute()
  await db.schema.createIndex('freelancer_rating').on('freelancer').columns(['rating', 'review_count', 'id']).execute()
  await db.schema.createIndex('freelancer_rate').on('freelancer').columns(['hourly_rate_cents', 'id']).execute()

  await db.schema
    .createTable('freelancer_skill')
    .addColumn('freelancer_id', 'text', (column) => column.notNull().references('freelancer.id').onDelete('cascade'))
    .addColumn('skill', 'text', (column) => column.notNull())
    .addPrimaryKeyConstraint('freelancer_skill_key', ['skill', 'freelancer_id'])
    .execute()

  await db.schema
    .createTable('testimonial')
    .addColumn('id', 'text', (column) => column.primaryKey())
    .addColumn('quote', 'text', (column) => column.notNull())
    .addColumn('author', 'text', (column) => column.notNull())
    .addColumn('title', 'text', (column) => column.notNull())
    .addColumn('avatar', 'text', (column) => column.notNull())
    .addColumn('rating', 'integer', (column) => column.notNull())
    .addColumn('position', 'integer', (column) => column.notNull())
    .execute()

  await db.schema
    .createTable('stat')
    .addColumn('id', 'text', (column) => column.primaryKey())
    .addColumn('label', 'text', (column) => column.notNull())
    .addColumn('value', 'text', (column) => column.notNull())
    .addColumn('position', 'integer', (column) => column.notNull())
    .execute()
}
