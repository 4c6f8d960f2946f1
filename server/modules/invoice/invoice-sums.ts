/** A rate is in thousandths of a percent. */
const WHOLE = 100_000

/** The tax that a price includes, rounded half-up to the cent. */
export const includedTax = (grossCents: number, taxRate: number | null) =>
  taxRate === null ? 0 : Math.round((grossCents * taxRate) / (WHOLE + taxRate))

/** Percent as of the API: 20 for 20,000. */
export const percentOf = (taxRate: number) => taxRate / 1_000

/** The stored rate of a percentage above 0 and below 100 with at most three decimals; undefined for others. */
export const rateOf = (percent: number) => {
  const rate = Math.round(percent * 1_000)
  return percent > 0 && percent < 100 && percentOf(rate) === percent ? rate : undefined
}
