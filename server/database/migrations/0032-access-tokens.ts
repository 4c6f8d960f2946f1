import type { Kysely } from 'kysely'
import { moment } from './columns'

export const up = async (db: Kysely<unknown>) => {
  await db.schema
    .createTable('access_token')
    .addColumn('id', 'text', (column) => column.primaryKey())
    .addColumn('user_id', 'text', (column) => column.notNull().references('user.id'))
    .addColumn('name', 'text', (column) => column.notNull())
    .addColumn('token_hash', 'text', (column) => column.notNull())
    .addColumn('prefix', 'text', (column) => column.notNull())
    .addColumn('scope', 'text', (column) => column.notNull())
    .addColumn('created_at', moment(db), (column) => column.notNull())
    .addColumn('last_used_at', moment(db))
    .addColumn('expires_at', moment(db), (column) => column.notNull())
    .addColumn('revoked_at', moment(db))
    .execute()
  await db.schema.createIndex('access_token_hash').on('access_token').column('token_hash').unique().execute()
  await db.schema.createIndex('access_token_user').on('access_token').columns(['user_id', 'created_at']).execute()

  await db.schema
    .createTable('security_event')
    .addColumn('id', 'text', (column) => column.primaryKey())
    .addColumn('at', moment(db), (column) => column.notNull())
    .addColumn('user_id', 'text', (column) => column.notNull().references('user.id'))
    .addColumn('kind', 'text', (column) => column.notNull())
    .addColumn('details', 'text', (column) => column.notNull())
    .execute()
  await db.schema.createIndex('security_event_user').on('security_event').columns(['user_id', 'at', 'id']).execute()
}
