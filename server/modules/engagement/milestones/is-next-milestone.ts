import { sql } from 'kysely'
import type { EngagementState } from '../../../generated/resolvers'

/** Whether no milestone of the plan before it is still open. */
export const isNextMilestoneSql = (ended: readonly EngagementState[]) => sql<boolean>`not exists (
  select 1 from engagement as earlier where earlier.plan_id = engagement.plan_id
  and earlier.position < engagement.position and earlier.state not in (${sql.join(ended)}))`
