import type { Database } from '../../database/connection'
import type { Tables } from '../../database/tables/tables'

/** PostgreSQL returns sums of bigint as texts. */
type Sum = number | string | null

type SumName = Exclude<keyof Tables['platformDay'], 'day' | 'shard'>

export type DaySums = Record<SumName, Sum>

const names: readonly SumName[] = [
  ...(['sales', 'paid', 'refunded', 'commission'] as const),
  ...(['earned', 'held', 'paidOut', 'newAccounts'] as const),
]

export const createPlatformReportRepository = (db: Database) => {
  const sums = () => db.selectFrom('platformDay').select(({ fn }) => names.map((name) => fn.sum<Sum>(name).as(name)))
  return {
    /** The sums of each day until `to` that has some, from the first one: money is held from before a report begins. */
    days: (to: string) => sums().select('day').where('day', '<=', to).groupBy('day').orderBy('day').execute(),

    /** How many engagements more are in each state at the end of each day than at its beginning. Days until `to`, from the first one. */
    stateChanges: (to: string) =>
      db
        .selectFrom('platformDayState')
        .select(({ fn }) => ['day', 'state', fn.sum<Sum>('change').as('change')])
        .where('day', '<=', to)
        .groupBy(['day', 'state'])
        .orderBy('day')
        .execute(),
  }
}

export type PlatformReportRepository = ReturnType<typeof createPlatformReportRepository>
