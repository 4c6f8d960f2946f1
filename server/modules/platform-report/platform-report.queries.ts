import type { PlatformDay, PlatformTotals } from '../../generated/resolvers'
import { DAY_MS, earlier, isoDay } from '../../lib/dates'
import { dollars } from '../../lib/money'
import { badInput } from '../../lib/request-errors'
import { sumOf } from '../../lib/sum'
import { stateNames } from '../engagement/engagement.states'
import { type DaySums, type PlatformReportRepository, stateColumns } from './platform-report.repository'

const MAX_DAYS = 366

interface Dependencies {
  platformReportRepository: PlatformReportRepository
  now: () => Date
}

/** Reports of the whole marketplace, from the sums of each day. */
export const createPlatformReports = ({ platformReportRepository, now }: Dependencies) => ({
  report: async (count: number) => {
    if (count < 1 || count > MAX_DAYS) throw badInput(`\`days\` is from 1 to ${MAX_DAYS}.`)
    const range = Array.from({ length: count }, (_, index) => dayBefore(now(), count - 1 - index))
    const [from = '', to = ''] = [range[0], range.at(-1)]
    const stored = (await platformReportRepository.days(to)).map(({ day, ...sums }) => ({ day, ...centsOf(sums) }))
    const byDay = new Map(stored.map((sums) => [sums.day, sums]))
    const sumsOf = (day: string) => byDay.get(day) ?? centsOf()
    const before = stored.filter(({ day }) => day < from)
    let held = sumOf(before, (day) => day.held)
    let payable = sumOf(before, (day) => day.payable)
    let states = before.reduce((counts, day) => addCounts(counts, day.states), centsOf().states)
    const days = range.map((day): PlatformDay => {
      const sums = sumsOf(day)
      held += sums.held
      payable += sums.payable
      states = addCounts(states, sums.states)
      const balances = {
        held: dollars(held),
        payable: dollars(payable),
        states: states.filter(({ count }) => count > 0),
      }
      return { day, ...balances, totals: totalsOf([sums]) }
    })
    return { from, to, days, totals: totalsOf(range.map(sumsOf)) }
  },

  stateCounts: async () => {
    const sums = await platformReportRepository.states()
    return stateNames
      .map((state) => ({ state, count: sums[stateColumns[state]] ?? 0 }))
      .filter(({ count }) => count > 0)
  },
})

const dayBefore = (moment: Date, days: number) => isoDay(earlier(moment, days * DAY_MS))

type DayCents = ReturnType<typeof centsOf>

/** `held`, `payable` and `states` are changes of the day. */
const centsOf = (sums?: DaySums) => ({
  sales: sums?.sales ?? 0,
  paid: sums?.paid ?? 0,
  refunded: sums?.refunded ?? 0,
  commission: sums?.commission ?? 0,
  earned: sums?.earned ?? 0,
  held: sums?.held ?? 0,
  payable: (sums?.earned ?? 0) - (sums?.paidOut ?? 0),
  newAccounts: sums?.newAccounts ?? 0,
  states: stateNames.map((state) => ({ state, count: sums?.[stateColumns[state]] ?? 0 })),
})

const addCounts = (counts: DayCents['states'], changes: DayCents['states']) =>
  counts.map(({ state, count }, index) => ({ state, count: count + (changes[index]?.count ?? 0) }))

const totalsOf = (days: readonly DayCents[]): PlatformTotals => ({
  sales: sumOf(days, ({ sales }) => sales),
  paid: dollars(sumOf(days, ({ paid }) => paid)),
  refunded: dollars(sumOf(days, ({ refunded }) => refunded)),
  commission: dollars(sumOf(days, ({ commission }) => commission)),
  earned: dollars(sumOf(days, ({ earned }) => earned)),
  newAccounts: sumOf(days, ({ newAccounts }) => newAccounts),
})
