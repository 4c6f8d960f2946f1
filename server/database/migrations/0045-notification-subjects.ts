import { type Kysely, sql } from 'kysely'

/** Notifications say which account they are about, so that its deletion removes them. */
export const up = async (db: Kysely<unknown>) => {
  await db.schema.alterTable('notification').addColumn('about_id', 'text').execute()
  await sql`update notification set about_id = (
    select case when conversation.low_id = notification.user_id then conversation.high_id else conversation.low_id end
    from conversation where notification.topic = 'conversation:' || conversation.id
  ) where kind = 'MESSAGE'`.execute(db)
  await sql`update notification set about_id = (
    select case when engagement.buyer_id = notification.user_id then engagement.seller_id else engagement.buyer_id end
    from engagement where notification.path = '/dashboard/engagements/' || engagement.id
  ) where kind in ('ENGAGEMENT', 'REVIEW')`.execute(db)
  // The owner of a job is notified of each application by the applicant's name.
  await sql`update notification set about_id = (
    select min(application.applicant_id) from application
    inner join "user" on "user".id = application.applicant_id
    where notification.path = '/dashboard/jobs?job=' || application.job_id
      and notification.text like "user".name || ' applied to %'
  ) where kind = 'APPLICATION'`.execute(db)
  await sql`create index notification_about on notification (about_id) where about_id is not null`.execute(db)
}
