import { type Kysely, sql } from 'kysely'

/** An offer may have milestones, each of which becomes an engagement of its own. Engagements that exist have none. */
export const up = async (db: Kysely<unknown>) => {
  await sql`alter table engagement add column milestones text not null default '[]'`.execute(db)
  await sql`alter table engagement add column plan_id text`.execute(db)
  await sql`alter table engagement add column requirements_sent integer not null default 0`.execute(db)
  await sql`alter table engagement_event add column milestones text not null default '[]'`.execute(db)
  await sql`create index engagement_plan on engagement (plan_id, position) where plan_id is not null`.execute(db)
}
