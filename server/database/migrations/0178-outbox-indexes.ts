import { type Kysely, sql } from 'kysely'

/** Without these, each run read the whole table, mostly mails sent long ago. */
export const up = async (db: Kysely<unknown>) => {
  await db.schema.dropIndex('outbox_mail_due').execute()
  await sql`create index outbox_mail_due on outbox_mail (attempts, next_attempt_at) where sent_at is null`.execute(db)
  await sql`create index outbox_mail_sent on outbox_mail (sent_at) where sent_at is not null`.execute(db)
}
