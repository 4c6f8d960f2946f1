import { type Kysely, sql } from 'kysely'

/**
 * Pay per `hr`, `wk` or `mo`, and `hourly`, `daily`, `weekly` or `monthly`, counted as pay for a year. What a process of the former
 * version stores afterwards is corrected by the job's next edit.
 */
export const up = async (db: Kysely<unknown>) => {
  const { rows } = await sql<{ id: string; salary: string; pay: number }>`
    select id, salary, yearly_pay as pay from job
  `.execute(db)
  for (const { id, salary, pay } of rows) {
    const corrected = yearlyPay(salary)
    // A process of the former version may have edited the job meanwhile.
    if (corrected !== pay)
      await sql`update job set yearly_pay = ${corrected} where id = ${id} and salary = ${salary}`.execute(db)
  }
}

/** Within an integer column. */
const MAX_PAY = 10_000_000
/** By the first letter of the unit. */
const perYear: Record<string, number> = { h: 2_080, d: 260, w: 52, m: 12 }
/** `per hour`, `a day`, `/wk`; or right after the amount, `$4,000 monthly`. */
const unitPattern =
  /(?:\bper\s+|\ban?\s+|\/\s*|\$[\d,.k–-]+\s+(?=\w+ly\b))(hour|hr|daily|day|week|wk|month|mo)(?:ly|s)?\b/i

/** The lower end of a pay in dollars for a full year: 166,400 of `$80–$95 per hour`. 0 without an amount. */
const yearlyPay = (salary: string) => {
  const [, amount = '0', thousands] = /\$\s?(\d[\d,]*(?:\.\d+)?)\s?(k\b)?/i.exec(salary) ?? []
  const [, unit = ''] = unitPattern.exec(salary) ?? []
  const factor = perYear[unit.charAt(0).toLowerCase()] ?? 1
  const amountOfYear = Number(amount.replaceAll(',', '')) * (thousands ? 1_000 : 1) * factor
  return Math.floor(Math.min(amountOfYear, MAX_PAY))
}
