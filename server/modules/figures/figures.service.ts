import type { UserRow } from '../../database/tables'
import { badInput } from '../../errors'
import { signedIn } from '../../signed-in'
import type { FiguresRepository, Sums } from './figures.repository'
import { isMonth, type Month, monthOf, monthsFrom, nextMonth } from './month'

/** Ten years. */
const MOST_MONTHS = 120
const MOST_LISTINGS = 500

/** Money in cents. */
export type Figures = Record<'sales' | 'paid' | 'refunded' | 'commission' | 'earned' | 'views', number>

export interface Report {
  sellerId: string
  from: Month
  to: Month
  totals: Figures
  months: MonthReport[]
}

export interface MonthReport {
  month: Month
  /** At its end. */
  held: number
  figures: Figures
}

export interface ListingReport {
  listingId: string
  title: string
  figures: Figures
}

interface Asked {
  from?: string | null | undefined
  to?: string | null | undefined
}

/** What sellers did, as the ledger tells it: what was agreed, but never paid, is in none of it. */
export const createFiguresService = (figures: FiguresRepository, now: () => Date) => ({
  report: async (viewer: UserRow | undefined, asked: Asked): Promise<Report> => {
    const { id: sellerId } = signedIn(viewer)
    const to = monthIn(asked.to) ?? monthOf(now())
    const first = monthIn(asked.from)
    const range = first === undefined ? undefined : monthsFrom(first, to, MOST_MONTHS)
    if (range && range.length > MOST_MONTHS) throw badInput(`A report has at most ${MOST_MONTHS} months.`)
    if (range?.length === 0) throw badInput('`from` comes after `to`.')
    const happened = await figures.months(sellerId, { from: first ?? '', until: nextMonth(to) })
    const begin = first ?? happened[0]?.month ?? to
    let held = Number(happened.find(({ month }) => month === '')?.held ?? 0)
    const months = (range ?? monthsFrom(begin, to)).map((month) => {
      const sums = happened.find((row) => row.month === month)
      held += Number(sums?.held ?? 0)
      return { month, held, figures: figuresOf(sums) }
    })
    return { sellerId, from: begin, to, months, totals: months.map((month) => month.figures).reduce(together) }
  },

  listings: async ({ sellerId, from, to }: Report): Promise<ListingReport[]> =>
    (await figures.listings(sellerId, { from, until: nextMonth(to) }, MOST_LISTINGS)).map(({ id, title, ...sums }) => ({
      listingId: id,
      title,
      figures: figuresOf(sums),
    })),

  heldNow: async ({ sellerId }: Report) => Number((await figures.held(sellerId)) ?? 0),
})

const monthIn = (text: string | null | undefined) => {
  if (text == null) return undefined
  if (!isMonth(text)) throw badInput('A month is written `2026-01`.')
  return text
}

const figuresOf = (sums: Sums | undefined): Figures => ({
  sales: Number(sums?.sales ?? 0),
  paid: Number(sums?.paid ?? 0),
  refunded: Number(sums?.refunded ?? 0),
  commission: Number(sums?.commission ?? 0),
  earned: Number(sums?.earned ?? 0),
  views: Number(sums?.views ?? 0),
})

const together = (a: Figures, b: Figures): Figures => ({
  sales: a.sales + b.sales,
  paid: a.paid + b.paid,
  refunded: a.refunded + b.refunded,
  commission: a.commission + b.commission,
  earned: a.earned + b.earned,
  views: a.views + b.views,
})

export type FiguresService = ReturnType<typeof createFiguresService>
