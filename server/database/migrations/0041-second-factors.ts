import { type Kysely, sql } from 'kysely'
import { moment } from './columns'

export const up = async (db: Kysely<unknown>) => {
  await db.schema
    .alterTable('session')
    .addColumn('authenticated_at', moment(db), (column) => column.notNull().defaultTo('1970-01-01T00:00:00.000Z'))
    .execute()
  await sql`update session set authenticated_at = created_at`.execute(db)

  await db.schema
    .createTable('authenticator_app')
    .addColumn('user_id', 'text', (column) => column.primaryKey().references('user.id'))
    .addColumn('encrypted_secret', 'text', (column) => column.notNull())
    .addColumn('confirmed_at', moment(db))
    .addColumn('last_time_step', 'integer')
    .execute()

  await db.schema
    .createTable('recovery_code')
    .addColumn('user_id', 'text', (column) => column.notNull().references('user.id'))
    .addColumn('code_hash', 'text', (column) => column.notNull())
    .addPrimaryKeyConstraint('recovery_code_key', ['user_id', 'code_hash'])
    .execute()

  await db.schema
    .createTable('passkey')
    .addColumn('id', 'text', (column) => column.primaryKey())
    .addColumn('user_id', 'text', (column) => column.notNull().references('user.id'))
    .addColumn('name', 'text', (column) => column.notNull())
    .addColumn('credential_id', 'text', (column) => column.notNull())
    .addColumn('public_key', 'text', (column) => column.notNull())
    .addColumn('counter', 'bigint', (column) => column.notNull())
    .addColumn('created_at', moment(db), (column) => column.notNull())
    .addColumn('last_used_at', moment(db))
    .execute()
  await db.schema.createIndex('passkey_credential').on('passkey').column('credential_id').unique().execute()
  await db.schema.createIndex('passkey_user').on('passkey').columns(['user_id', 'created_at']).execute()

  await db.schema
    .createTable('passkey_challenge')
    .addColumn('challenge_hash', 'text', (column) => column.primaryKey())
    .addColumn('registering_user_id', 'text')
    .addColumn('expires_at', moment(db), (column) => column.notNull())
    .execute()

  await db.schema
    .createTable('pending_login')
    .addColumn('token_hash', 'text', (column) => column.primaryKey())
    .addColumn('user_id', 'text', (column) => column.notNull().references('user.id'))
    .addColumn('password_hash', 'text')
    .addColumn('remember', 'integer', (column) => column.notNull())
    .addColumn('failures', 'integer', (column) => column.notNull())
    .addColumn('expires_at', moment(db), (column) => column.notNull())
    .execute()
}
