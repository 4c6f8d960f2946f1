/** The highest price of a listing, an option or an offer. */
export const MAX_PRICE_DOLLARS = 1_000_000
export const MAX_PRICE_CENTS = MAX_PRICE_DOLLARS * 100

/** Larger than any price, and within an integer column: the largest total. */
export const MAX_DOLLARS = 20_000_000

/** Converts dollars of the API to integer cents, limited to the range of a column. */
export const cents = (dollars: number) => Math.round(Math.min(Math.max(dollars, -MAX_DOLLARS), MAX_DOLLARS) * 100)

export const dollars = (cents: number) => cents / 100

/** Null for an amount that is left out. */
export const centsOrNull = (dollars: number | null | undefined) => (dollars == null ? null : cents(dollars))

export const dollarsOrNull = (cents: number | null) => (cents === null ? null : dollars(cents))

/** True for an amount of dollars with at most two decimals. */
export const isMoney = (dollars: number) => dollars === cents(dollars) / 100

const price = new Intl.NumberFormat('en-US', { style: 'currency', currency: 'USD' })

/** Formats cents: `$1,299.00`. */
export const priceText = (cents: number) => price.format(dollars(cents))

/** `$1,299`, and `$1,299.50` */
export const shortPriceText = (cents: number) => priceText(cents).replace(/\.00$/, '')
