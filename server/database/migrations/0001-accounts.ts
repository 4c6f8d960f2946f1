import type { Kysely } from 'kysely'
import { moment } from './columns'

export const up = async (db: Kysely<unknown>) => {
  await db.schema
    .createTable('user')
    .addColumn('id', 'text', (column) => column.primaryKey())
    .addColumn('name', 'text', (column) => column.notNull())
    .addColumn('email', 'text', (column) => column.notNull().unique())
    .addColumn('search_text', 'text', (column) => column.notNull())
    .addColumn('password_hash', 'text')
    .addColumn('role', 'text', (column) => column.notNull())
    .addColumn('avatar', 'text', (column) => column.notNull())
    .addColumn('social_provider', 'text')
    .addColumn('created_at', moment(db), (column) => column.notNull())
    .execute()
  await db.schema.createIndex('user_newest').on('user').columns(['created_at', 'id']).execute()
  await db.schema.createIndex('user_role_newest').on('user').columns(['role', 'created_at', 'id']).execute()

  await db.schema
    .createTable('social_identity')
    .addColumn('provider', 'text', (column) => column.notNull())
    .addColumn('subject', 'text', (column) => column.notNull())
    .addColumn('user_id', 'text', (column) => column.notNull().references('user.id').onDelete('cascade'))
    .addPrimaryKeyConstraint('social_identity_key', ['provider', 'subject'])
    .execute()

  await db.schema
    .createTable('session')
    .addColumn('token_hash', 'text', (column) => column.primaryKey())
    .addColumn('user_id', 'text', (column) => column.notNull().references('user.id').onDelete('cascade'))
    .addColumn('remember', 'integer', (column) => column.notNull())
    .addColumn('created_at', moment(db), (column) => column.notNull())
    .addColumn('last_used_at', moment(db), (column) => column.notNull())
    .addColumn('expires_at', moment(db), (column) => column.notNull())
    .execute()
  await db.schema.createIndex('session_user').on('session').column('user_id').execute()
  await db.schema.createIndex('session_expiry').on('session').column('expires_at').execute()

  await db.schema
    .createTable('attempt')
    .addColumn('id', 'text', (column) => column.primaryKey())
    .addColumn('bucket', 'text', (column) => column.notNull())
    .addColumn('made_at', moment(db), (column) => column.notNull())
    .execute()
  await db.schema.createIndex('attempt_bucket').on('attempt').columns(['bucket', 'made_at']).execute()
  await db.schema.createIndex('attempt_age').on('attempt').column('made_at').execute()
}
