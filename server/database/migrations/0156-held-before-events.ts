import type { Kysely } from 'kysely'

/** An event that pays out names what was held before it: the buyer's bank may have taken a part of the price back. */
export const up = (db: Kysely<unknown>) =>
  db.schema.alterTable('engagement_event').addColumn('held_cents', 'bigint').execute()
