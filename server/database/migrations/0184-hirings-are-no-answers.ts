import { type Kysely, sql } from 'kysely'
import { isPostgres } from '../connection'

/**
 * A hiring sends the offer of the application at once, which the triggers of `engagement_event` count as an answer within an hour. It
 * is taken off the count again. Past hirings whose application is gone with an account stay counted.
 */
export const up = async (db: Kysely<unknown>) => {
  await addTrigger(db)
  // After the trigger, whose creation waits for running hirings and makes later ones wait.
  await sql`
    update track_record set answered_1h = answered_1h - (
      select count(*) from application where applicant_id = track_record.user_id and engagement_id is not null
    )
    where user_id in (select applicant_id from application where engagement_id is not null)
  `.execute(db)
}

const addTrigger = async (db: Kysely<unknown>) => {
  const change = 'update track_record set answered_1h = answered_1h - 1 where user_id = new.applicant_id;'
  const event = 'update of engagement_id on application'
  const condition = 'old.engagement_id is null and new.engagement_id is not null'
  if (!isPostgres(db)) {
    await sql.raw(`create trigger track_record_hiring after ${event} when ${condition} begin ${change} end`).execute(db)
    return
  }
  await sql
    .raw(`
      create function track_record_hiring() returns trigger language plpgsql
      as $$ begin ${change} return null; end $$
    `)
    .execute(db)
  // At the commit, after the trigger of the offer.
  await sql
    .raw(`
      create constraint trigger track_record_hiring after ${event} deferrable initially deferred
      for each row when (${condition}) execute function track_record_hiring()
    `)
    .execute(db)
}
