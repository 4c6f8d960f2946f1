import { type Kysely, sql } from 'kysely'

/** Brokers list their orders by what is due. */
export const up = async (db: Kysely<unknown>) => {
  await sql`create index engagement_broker_due on engagement (broker_id, next_due_at, id)
    where broker_id is not null and next_due_at is not null`.execute(db)
}
