import { shortPrice } from '../../ui/price'

const roundDollars = new Intl.NumberFormat('en-US', {
  style: 'currency',
  currency: 'USD',
  notation: 'compact',
  maximumFractionDigits: 1,
  minimumFractionDigits: 0,
})
const wholeDollars = new Intl.NumberFormat('en-US', { style: 'currency', currency: 'USD', maximumFractionDigits: 0 })
const roundCounts = new Intl.NumberFormat('en-US', { notation: 'compact', maximumFractionDigits: 1 })

/** `15000` -> `$15K` */
export const roundPrice = (amount: number) => roundDollars.format(amount)

/** `1200` -> `1.2K` */
export const roundCount = (count: number) => roundCounts.format(count)

/** Large, at the top, where cents would only be in the way: `$14,208`, but `$49.99`. */
export const largePrice = (amount: number) => (amount < 1_000 ? shortPrice(amount) : wholeDollars.format(amount))
