import type { Database } from '../../database/connection'
import type { Tables } from '../../database/tables/tables'
import type { EngagementState } from '../../generated/resolvers'

type SumName = Exclude<keyof Tables['platformDay'], 'day' | 'shard'>

export type DaySums = Record<SumName, number>

/** The column of each state: engagements that entered it on a day, less those that left. */
export const stateColumns = {
  QUOTE_REQUESTED: 'quoteRequested',
  OFFERED: 'offered',
  COUNTERED: 'countered',
  DECLINED: 'declined',
  AWAITING_FUNDING: 'awaitingFunding',
  AWAITING_REQUIREMENTS: 'awaitingRequirements',
  IN_PROGRESS: 'inProgress',
  DELIVERED: 'delivered',
  CHANGES_REQUESTED: 'changesRequested',
  COMPLETED: 'completed',
  DISPUTED: 'disputed',
  CANCELLED: 'cancelled',
} as const satisfies Record<EngagementState, SumName>

const names: readonly SumName[] = [
  ...(['sales', 'paid', 'refunded', 'commission'] as const),
  ...(['earned', 'held', 'paidOut', 'newAccounts'] as const),
  ...Object.values(stateColumns),
]

export const createPlatformReportRepository = (db: Database) => ({
  /** The sums of each day until `to` that has some, from the first one: money is held from before a report begins. */
  days: (to: string) =>
    db
      .selectFrom('platformDay')
      .select(({ fn }) => names.map((name) => fn.sum<number>(name).as(name)))
      .select('day')
      .where('day', '<=', to)
      .groupBy('day')
      .orderBy('day')
      .execute(),

  /** The sums of all days: how many engagements are in each state. */
  states: () =>
    db
      .selectFrom('platformDay')
      .select(({ fn }) => Object.values(stateColumns).map((name) => fn.sum<number | null>(name).as(name)))
      .executeTakeFirstOrThrow(),
})

export type PlatformReportRepository = ReturnType<typeof createPlatformReportRepository>
