import { type Kysely, sql } from 'kysely'
import { isPostgres } from '../connection'
import { moment } from './columns'

export const up = async (db: Kysely<unknown>) => {
  await db.schema.alterTable('user').addColumn('deleted_at', moment(db)).execute()

  await db.schema
    .alterTable('session')
    .addColumn('id', 'text', (column) => column.notNull().defaultTo(''))
    .execute()
  await db.schema
    .alterTable('session')
    .addColumn('device', 'text', (column) => column.notNull().defaultTo('Unknown device'))
    .execute()
  // Existing sessions get an id.
  const random = isPostgres(db) ? sql`gen_random_uuid()::text` : sql`lower(hex(randomblob(16)))`
  await sql`update session set id = 'ses-' || ${random}`.execute(db)
  await db.schema.createIndex('session_id').on('session').column('id').unique().execute()

  await db.schema
    .createTable('mail_token')
    .addColumn('token_hash', 'text', (column) => column.primaryKey())
    .addColumn('purpose', 'text', (column) => column.notNull())
    .addColumn('user_id', 'text', (column) => column.notNull().references('user.id').onDelete('cascade'))
    .addColumn('email', 'text')
    .addColumn('created_at', moment(db), (column) => column.notNull())
    .addColumn('expires_at', moment(db), (column) => column.notNull())
    .execute()
  // Unique, because a new token replaces the older one of the same purpose.
  await db.schema.createIndex('mail_token_user').on('mail_token').columns(['user_id', 'purpose']).unique().execute()
  await db.schema.createIndex('mail_token_expiry').on('mail_token').column('expires_at').execute()
}
