import { type Kysely, sql } from 'kysely'

/** Jobs of one kind are sorted by pay, too. */
export const up = async (db: Kysely<unknown>) => {
  await sql`create index job_kind_pay on job (kind, yearly_pay, id) where closed_at is null`.execute(db)
}
