import type { UserRow } from '../../database/tables/tables'
import { badInput } from '../../lib/request-errors'
import { isMonth, type Month, monthOf, monthsFrom, nextMonth } from './month'
import type { SalesReportRepository, Sums } from './sales-report.repository'

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
      const sums = activity.find((row) => row.month === month)
      held += sums?.held ?? 0
      return { month, held, totals: totalsOf(sums) }
    })
    const mandateFees = activity.filter(({ month }) => month !== '').reduce((sum, row) => sum + row.mandateFees, 0)
    const totals = months.map((month) => month.totals).reduce(sumOf)
    return { sellerId, from: start, to, mandateFees, months, totals }
  },

  listings: async ({ sellerId, from, to }: Report): Promise<ListingReport[]> =>
    (await salesReportRepository.listings(sellerId, { from, until: nextMonth(to) }, MAX_LISTINGS)).map(
      ({ id, title, ...sums }) => ({ listingId: id, title, totals: totalsOf(sums) }),
    ),

  heldNow: async ({ sellerId }: Report) => (await salesReportRepository.held(sellerId)) ?? 0,
})

const monthIn = (text: string | null | undefined) => {
  if (text == null) return undefined
  if (!isMonth(text)) throw badInput('A month is written `2026-01`.')
  return text
}

const totalsOf = (sums: Sums | undefined): Totals => ({
  sales: sums?.sales ?? 0,
  paid: sums?.paid ?? 0,
  refunded: sums?.refunded ?? 0,
  commission: sums?.commission ?? 0,
  brokerFee: sums?.brokerFee ?? 0,
  earned: sums?.earned ?? 0,
  views: sums?.views ?? 0,
})

const sumOf = (a: Totals, b: Totals): Totals => ({
  sales: a.sales + b.sales,
  paid: a.paid + b.paid,
  refunded: a.refunded + b.refunded,
  commission: a.commission + b.commission,
  brokerFee: a.brokerFee + b.brokerFee,
  earned: a.earned + b.earned,
  views: a.views + b.views,
})
