/** More than any price, and what an integer column can hold. */
const LARGEST_DOLLARS = 20_000_000

/** Dollars of the API as integer cents; beyond what a column can hold, the most it can. */
export const cents = (dollars: number) =>
  Math.round(Math.min(Math.max(dollars, -LARGEST_DOLLARS), LARGEST_DOLLARS) * 100)

export const dollars = (cents: number) => cents / 100

/** Whether an amount of dollars is one of whole cents. */
export const isMoney = (dollars: number) => dollars === cents(dollars) / 100

/** As people read it: `$1,299.00`. */
export const priceText = (cents: number) =>
  dollars(cents).toLocaleString('en-US', { style: 'currency', currency: 'USD' })
