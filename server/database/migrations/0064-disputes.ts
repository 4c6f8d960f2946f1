import { type Kysely, sql } from 'kysely'
import { moment } from './columns'

/** Disputes have two sides: who opened one, what it interrupted, who has to answer, and the listing as it was sold. */
export const up = async (db: Kysely<unknown>) => {
  const engagement = () => db.schema.alterTable('engagement')
  await engagement().addColumn('listing_description', 'text').execute()
  await engagement().addColumn('disputed_by', 'text').execute()
  await engagement().addColumn('disputed_at', moment(db)).execute()
  await engagement().addColumn('state_before_dispute', 'text').execute()
  await engagement().addColumn('unanswered_by', 'text').execute()
  await engagement().addColumn('asked_of', 'text').execute()
  await engagement()
    .addColumn('held_before_dispute', 'integer', (column) => column.notNull().defaultTo(0))
    .execute()
  await db.schema.alterTable('engagement_event').addColumn('asked', 'text').execute()
  await sql`create index engagement_event_dispute on engagement_event (engagement_id) where transition = 'OPEN_DISPUTE'`.execute(
    db,
  )
  await completeOpenDisputes(db)
}

/** Open disputes can be answered and withdrawn, too: their events say what they have interrupted. */
const completeOpenDisputes = async (db: Kysely<unknown>) => {
  const { rows } = await sql<Dispute>`
    select engagement_id as id, actor, at, version from engagement_event as opened
    where transition = 'OPEN_DISPUTE' and engagement_id in (select id from engagement where state = 'DISPUTED')
    order by version
  `.execute(db)
  for (const { id, actor, at, version } of rows) {
    const { rows: earlier } = await sql<{ state: string; at: string | Date }>`
      select state, at from engagement_event where engagement_id = ${id} and version < ${version}
      order by version desc limit 1
    `.execute(db)
    const { rows: holds } = await sql<{ transition: string }>`
      select transition from engagement_event
      where engagement_id = ${id} and version < ${version} and transition in ('PUT_ON_HOLD', 'LIFT_HOLD')
      order by version desc limit 1
    `.execute(db)
    const held = holds[0]?.transition === 'PUT_ON_HOLD' ? 1 : 0
    await sql`
      update engagement set disputed_by = ${actor}, disputed_at = ${at}, unanswered_by = ${unanswered[actor]},
        state_before_dispute = ${earlier[0]?.state ?? null}, waiting_since = ${earlier[0]?.at ?? null},
        held_before_dispute = ${held}
      where id = ${id}
    `.execute(db)
  }
}

interface Dispute {
  id: string
  actor: 'BUYER' | 'SELLER' | 'ADMIN'
  at: string | Date
  version: number
}

const unanswered = { BUYER: 'SELLER', SELLER: 'BUYER', ADMIN: 'BOTH' } as const
