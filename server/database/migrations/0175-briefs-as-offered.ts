import { type Kysely, sql } from 'kysely'

/** An offer stands for the brief as it was when the offer was made. Earlier offers stand for its text of today. */
export const up = async (db: Kysely<unknown>) => {
  await db.schema.alterTable('application').addColumn('brief_title', 'text').execute()
  await db.schema.alterTable('application').addColumn('brief_description', 'text').execute()
  await sql`
    update application set brief_title = job.title, brief_description = job.description
    from job where job.id = application.job_id and job.kind = 'BRIEF'
  `.execute(db)
}
