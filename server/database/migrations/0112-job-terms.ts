import { type Kysely, sql } from 'kysely'

/** Jobs are filtered by place and pay, which people write as a text. */
export const up = async (db: Kysely<unknown>) => {
  await db.schema
    .alterTable('job')
    .addColumn('city', 'text', (column) => column.notNull().defaultTo(''))
    .execute()
  for (const name of ['remote', 'yearly_pay'])
    await db.schema
      .alterTable('job')
      .addColumn(name, 'integer', (column) => column.notNull().defaultTo(0))
      .execute()
  const { rows } = await sql<{ id: string; location: string; salary: string }>`
    select id, location, salary from job
  `.execute(db)
  for (const { id, location, salary } of rows) {
    const { city, remote } = placeOf(location)
    await sql`
      update job set city = ${city}, remote = ${remote}, yearly_pay = ${yearlyPay(salary)} where id = ${id}
    `.execute(db)
  }
  for (const column of ['type', 'city', 'remote'])
    await sql`
      create index ${sql.id(`job_${column}`)} on job (${sql.id(column)}, posted_at, id) where closed_at is null
    `.execute(db)
  await sql`create index job_pay on job (yearly_pay, id) where closed_at is null`.execute(db)
}

/** Within an integer column. */
const MAX_PAY = 10_000_000
const perYear: Record<string, number> = { hour: 2_080, day: 260, week: 52, month: 12 }

/** The lower end of a pay in dollars for a full year: 166,400 of `$80–$95 per hour`. 0 without an amount. */
const yearlyPay = (salary: string) => {
  const [, amount = '0', thousands] = /\$\s?(\d[\d,]*(?:\.\d+)?)\s?(k\b)?/i.exec(salary) ?? []
  const [, unit = ''] = /(?:\bper\s+|\ban?\s+|\/\s*)(hour|day|week|month)/i.exec(salary) ?? []
  const amountOfYear = Number(amount.replaceAll(',', '')) * (thousands ? 1_000 : 1) * (perYear[unit.toLowerCase()] ?? 1)
  return Math.floor(Math.min(amountOfYear, MAX_PAY))
}

/** The place of a location, empty for none, and whether the work can be done from anywhere: `Lisbon or remote`. */
const placeOf = (location: string) => {
  const parts = location.split(/\s+or\s+|\s*\/\s*/i).map((part) => part.trim())
  const isRemote = (part: string) => /\bremote\b/i.test(part)
  return { city: parts.find((part) => part !== '' && !isRemote(part)) ?? '', remote: Number(parts.some(isRemote)) }
}
