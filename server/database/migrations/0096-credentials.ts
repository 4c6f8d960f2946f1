import { type Kysely, sql } from 'kysely'
import { countCatalogueChanges } from './catalogue-triggers'
import { moment } from './columns'

/** Professional registrations that admins check, with their private evidence. */
export const up = async (db: Kysely<unknown>) => {
  await db.schema
    .createTable('credential')
    .addColumn('id', 'text', (column) => column.primaryKey())
    .addColumn('user_id', 'text', (column) => column.notNull().references('user.id'))
    .addColumn('kind', 'text', (column) => column.notNull())
    .addColumn('jurisdiction', 'text', (column) => column.notNull())
    .addColumn('number', 'text', (column) => column.notNull())
    .addColumn('state', 'text', (column) => column.notNull())
    .addColumn('version', 'integer', (column) => column.notNull())
    .addColumn('note', 'text', (column) => column.notNull())
    .addColumn('asked_at', moment(db), (column) => column.notNull())
    .addColumn('checked_at', moment(db))
    .addColumn('expires_at', moment(db))
    .addColumn('reminded_at', moment(db))
    .addColumn('updated_at', moment(db), (column) => column.notNull())
    .execute()
  await db.schema.createIndex('credential_user').on('credential').columns(['user_id', 'asked_at', 'id']).execute()
  await db.schema.createIndex('credential_state').on('credential').columns(['state', 'asked_at', 'id']).execute()
  await sql`create index credential_expiry on credential (expires_at, id) where state = 'CHECKED'`.execute(db)
  await countCatalogueChanges(db, 'credential')

  await db.schema
    .alterTable('attachment')
    .addColumn('credential_id', 'text', (column) => column.references('credential.id'))
    .execute()
  await sql`
    create index attachment_credential on attachment (credential_id, position) where credential_id is not null
  `.execute(db)
}
