import { formatShortPrice } from '../../lib/money'

const compactDollars = new Intl.NumberFormat('en-US', {
  style: 'currency',
  currency: 'USD',
  notation: 'compact',
  maximumFractionDigits: 1,
  minimumFractionDigits: 0,
})
const wholeDollars = new Intl.NumberFormat('en-US', { style: 'currency', currency: 'USD', maximumFractionDigits: 0 })
const compactCounts = new Intl.NumberFormat('en-US', { notation: 'compact', maximumFractionDigits: 1 })

/** `15000` -> `$15K` */
export const compactPrice = (amount: number) => compactDollars.format(amount)

/** `1200` -> `1.2K` */
export const compactCount = (count: number) => compactCounts.format(count)

/** For stat tiles, without cents from $1,000: `$14,208`, but `$49.99`. */
export const largePrice = (amount: number) => (amount < 1_000 ? formatShortPrice(amount) : wholeDollars.format(amount))

const percents = new Intl.NumberFormat('en-US', {
  style: 'percent',
  minimumFractionDigits: 1,
  maximumFractionDigits: 1,
})

/** `2.4%`; a dash without views. */
export const formatPercent = (share: number | null) => (share === null ? '–' : percents.format(share))
