import type { UserRow } from '../../database/tables/tables'
import { badInput } from '../../lib/request-errors'
import { sumOf } from '../../lib/sum'
import { isMonth, type Month, monthOf, monthsFrom, nextMonth } from './month'
import type { SalesReportRepository } from './sales-report.repository'

/** Ten years. */
const MAX_MONTHS = 120
const MAX_LISTINGS = 500

/** Money in cents. */
export type Totals = Record<'sales' | 'paid' | 'refunded' | 'commission' | 'brokerFee' | 'earned' | 'views', number>

export interface Report {
  sellerId: string
  from: Month
  to: Month
  /** The seller's earnings as the broker of others, in cents. */
  mandateFees: number
  totals: Totals
  months: MonthReport[]
}

export interface MonthReport {
  month: Month
  /** Held funds at the end of the month, in cents. */
  held: number
  totals: Totals
}

export interface ListingReport {
  listingId: string
  title: string
  totals: Totals
}

interface Period {
  from?: string | null | undefined
  to?: string | null | undefined
}

interface Dependencies {
  salesReportRepository: SalesReportRepository
  now: () => Date
}

/** Sales reports from the ledger, which has no unpaid offers. */
export const createSalesReports = ({ salesReportRepository, now }: Dependencies) => ({
  report: async (seller: UserRow, period: Period): Promise<Report> => {
    const { id: sellerId } = seller
    const to = monthIn(period.to) ?? monthOf(now())
    const first = monthIn(period.from)
    const activity = await salesReportRepository.months(sellerId, { from: first ?? '', until: nextMonth(to) })
    const start = first ?? activity[0]?.month ?? to
    const range = monthsFrom(start, to, MAX_MONTHS)
    if (range.length === 0) throw badInput('`from` comes after `to`.')
    if (range.length > MAX_MONTHS) throw badInput(`A report has at most ${MAX_MONTHS} months.`)
    let held = activity.find(({ month }) => month === '')?.held ?? 0
    const months = range.map((month) => {
      const sums = activity.filter((row) => row.month === month)
      held += sumOf(sums, (row) => row.held)
      return { month, held, totals: totalsOf(sums) }
    })
    const inRange = activity.filter(({ month }) => month !== '')
    const mandateFees = sumOf(inRange, (row) => row.mandateFees)
    return { sellerId, from: start, to, mandateFees, months, totals: totalsOf(inRange) }
  },

  listings: async ({ sellerId, from, to }: Report): Promise<ListingReport[]> =>
    (await salesReportRepository.listings(sellerId, { from, until: nextMonth(to) }, MAX_LISTINGS)).map(
      ({ id, title, ...sums }) => ({ listingId: id, title, totals: totalsOf([sums]) }),
    ),

  heldNow: async ({ sellerId }: Report) => (await salesReportRepository.held(sellerId)) ?? 0,
})

const monthIn = (text: string | null | undefined) => {
  if (text == null) return undefined
  if (!isMonth(text)) throw badInput('A month is written `2026-01`.')
  return text
}

const totalsOf = (rows: readonly Totals[]): Totals => ({
  sales: sumOf(rows, ({ sales }) => sales),
  paid: sumOf(rows, ({ paid }) => paid),
  refunded: sumOf(rows, ({ refunded }) => refunded),
  commission: sumOf(rows, ({ commission }) => commission),
  brokerFee: sumOf(rows, ({ brokerFee }) => brokerFee),
  earned: sumOf(rows, ({ earned }) => earned),
  views: sumOf(rows, ({ views }) => views),
})
