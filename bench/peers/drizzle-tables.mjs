// @ts-check
import { integer, real, sqliteTable, text } from 'drizzle-orm/sqlite-core'

export const categories = sqliteTable('category', {
  id: text('id').primaryKey(),
  slug: text('slug').notNull(),
  name: text('name').notNull(),
  description: text('description').notNull(),
  icon: text('icon').notNull(),
  featured: integer('featured', { mode: 'boolean' }).notNull(),
  position: integer('position').notNull(),
})

export const listings = sqliteTable('listing', {
  id: text('id').primaryKey(),
  kind: text('kind', { enum: ['product', 'service'] }).notNull(),
  title: text('title').notNull(),
  description: text('description').notNull(),
  priceCents: integer('price_cents').notNull(),
  categoryId: text('category_id').notNull(),
  sellerId: text('seller_id').notNull(),
  images: text('images').notNull(),
  rating: real('rating').notNull(),
  reviewCount: integer('review_count').notNull(),
  createdAt: text('created_at').notNull(),
  visible: integer('visible', { mode: 'boolean' }).notNull(),
})

/** Triggers of the database keep it. */
export const listingCounts = sqliteTable('listing_count', {
  categoryId: text('category_id').notNull(),
  kind: text('kind', { enum: ['product', 'service'] }).notNull(),
  count: integer('count').notNull(),
})

/** Title, description, category and seller of each listing, case-folded. */
export const searchTexts = sqliteTable('listing_search', {
  listingId: text('listing_id').notNull(),
  title: text('title').notNull(),
  searchText: text('search_text').notNull(),
})

export const users = sqliteTable('user', {
  id: text('id').primaryKey(),
  name: text('name').notNull(),
  avatar: text('avatar').notNull(),
  role: text('role').notNull(),
  suspendedAt: text('suspended_at'),
  deletedAt: text('deleted_at'),
})

export const companies = sqliteTable('company', {
  id: text('id').primaryKey(),
  ownerId: text('owner_id').notNull(),
  name: text('name').notNull(),
  logo: text('logo').notNull(),
  location: text('location').notNull(),
})

export const credentials = sqliteTable('credential', {
  userId: text('user_id').notNull(),
  kind: text('kind').notNull(),
  checkedAt: text('checked_at'),
  expiresAt: text('expires_at'),
  state: text('state').notNull(),
})

export const sessions = sqliteTable('session', {
  tokenHash: text('token_hash').notNull(),
  userId: text('user_id').notNull(),
  expiresAt: text('expires_at').notNull(),
})
