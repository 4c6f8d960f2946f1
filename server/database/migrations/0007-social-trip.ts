import type { Kysely } from 'kysely'
import { moment } from './columns'

export const up = async (db: Kysely<unknown>) => {
  await db.schema
    .createTable('social_trip')
    .addColumn('token_hash', 'text', (column) => column.primaryKey())
    .addColumn('provider', 'text', (column) => column.notNull())
    .addColumn('purpose', 'text', (column) => column.notNull())
    .addColumn('next', 'text')
    .addColumn('expires_at', moment(db), (column) => column.notNull())
    .execute()
  await db.schema.createIndex('social_trip_expiry').on('social_trip').column('expires_at').execute()
}
