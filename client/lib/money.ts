const currency = { style: 'currency', currency: 'USD' } as const
const dollars = new Intl.NumberFormat('en-US', currency)
const shortDollars = new Intl.NumberFormat('en-US', { ...currency, trailingZeroDisplay: 'stripIfInteger' })

/** `1299` -> `$1,299.00` */
export const formatPrice = (amount: number) => dollars.format(amount)

/** `1299` -> `$1,299`, `49.99` -> `$49.99` */
export const formatShortPrice = (amount: number) => shortDollars.format(amount)

/** `320`, `EUR` -> `€320.00` */
export const formatAmount = (amount: number, currency: string) =>
  new Intl.NumberFormat('en-US', { style: 'currency', currency }).format(amount)
