import { type Kysely, sql } from 'kysely'
import { moment } from './columns'

/** A transfer may have been made although its answer is lost: one that is canceled afterwards has to be looked up. */
export const up = async (db: Kysely<unknown>) => {
  await db.schema.alterTable('transfer').addColumn('tried_at', moment(db)).execute()
  // Earlier versions did not store it.
  await sql`update transfer set tried_at = created_at where sent_at is null`.execute(db)
  await sql`
    create index transfer_unanswered on transfer (next_attempt_at, id) where tried_at is not null and sent_at is null
  `.execute(db)
}
