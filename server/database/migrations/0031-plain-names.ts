import { type Kysely, sql } from 'kysely'

/** Tables, columns and states get the names of the glossary. Rows stay as they are. */
export const up = async (db: Kysely<unknown>) => {
  await db.schema.alterTable('letter').renameTo('outbox_mail').execute()
  await db.schema.alterTable('outbox_mail').renameColumn('try_at', 'next_attempt_at').execute()
  await db.schema.alterTable('outbox_mail').renameColumn('tries', 'attempts').execute()
  await renameIndex(db, 'letter_due', 'outbox_mail_due', 'outbox_mail', ['next_attempt_at'])
  await renameIndex(db, 'letter_user', 'outbox_mail_user', 'outbox_mail', ['user_id'])

  await db.schema.alterTable('attempt').renameTo('rate_limit_attempt').execute()
  await renameIndex(db, 'attempt_bucket', 'rate_limit_attempt_bucket', 'rate_limit_attempt', ['bucket', 'made_at'])
  await renameIndex(db, 'attempt_age', 'rate_limit_attempt_age', 'rate_limit_attempt', ['made_at'])

  await db.schema.alterTable('social_trip').renameTo('oauth_state').execute()
  await renameIndex(db, 'social_trip_expiry', 'oauth_state_expiry', 'oauth_state', ['expires_at'])

  await db.schema.alterTable('saved_search').renameColumn('wish', 'criteria_key').execute()
  await db.schema.alterTable('user').renameColumn('mails_missed', 'email_notifications').execute()
  await renamePaymentStates(db)
}

/** SQLite can't rename an index. */
const renameIndex = async (db: Kysely<unknown>, from: string, to: string, table: string, columns: string[]) => {
  await db.schema.dropIndex(from).execute()
  const all = sql.join(columns.map((column) => sql.id(column)))
  await sql`create index ${sql.id(to)} on ${sql.id(table)} (${all})`.execute(db)
}

const renamePaymentStates = async (db: Kysely<unknown>) => {
  await db.schema.dropIndex('payment_attempt_unsettled').execute()
  await sql`update payment_attempt set state = 'refunding' where state = 'returning'`.execute(db)
  await sql`update payment_attempt set state = 'refunded' where state = 'returned'`.execute(db)
  await sql`create index payment_attempt_unsettled on payment_attempt (created_at) where state in ('open', 'refunding')`.execute(
    db,
  )
}
