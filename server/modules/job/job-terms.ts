/** Within an integer column. */
const MAX_PAY = 10_000_000

/** The columns of a job that lists are filtered by. */
export const jobTerms = ({ location, salary }: { location: string; salary: string }) => ({
  ...placeOf(location),
  yearlyPay: yearlyPay(salary),
})

/** By the first letter of the unit. */
const perYear: Record<string, number> = { h: 2_080, d: 260, w: 52, m: 12 }
/** `per hour`, `a day`, `/wk`; or right after the amount, `$4,000 monthly`. */
const unitPattern =
  /(?:\bper\s+|\ban?\s+|\/\s*|\$[\d,.k–-]+\s+(?=\w+ly\b))(hour|hr|daily|day|week|wk|month|mo)(?:ly|s)?\b/i

/** The lower end of a pay in dollars for a full year: 166,400 of `$80–$95 per hour`. 0 without an amount. */
export const yearlyPay = (salary: string) => {
  const [, amount = '0', thousands] = /\$\s?(\d[\d,]*(?:\.\d+)?)\s?(k\b)?/i.exec(salary) ?? []
  const [, unit = ''] = unitPattern.exec(salary) ?? []
  const factor = perYear[unit.charAt(0).toLowerCase()] ?? 1
  const amountOfYear = Number(amount.replaceAll(',', '')) * (thousands ? 1_000 : 1) * factor
  return Math.floor(Math.min(amountOfYear, MAX_PAY))
}

/** The place of a location, empty for none, and whether the work can be done from anywhere: `Lisbon or remote`. */
export const placeOf = (location: string) => {
  const parts = location.split(/\s+or\s+|\s*\/\s*/i).map((part) => part.trim())
  const isRemote = (part: string) => /\bremote\b/i.test(part)
  return { city: parts.find((part) => part !== '' && !isRemote(part)) ?? '', remote: Number(parts.some(isRemote)) }
}
