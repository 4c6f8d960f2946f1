import { type Kysely, sql } from 'kysely'
import { placeOf, yearlyPay } from '../../modules/job/job-terms'

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
