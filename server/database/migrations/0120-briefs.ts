import { type Kysely, sql } from 'kysely'
import { isPostgres } from '../connection'

/** Jobs have an owner, and briefs of accounts without a company have no company. */
export const up = async (db: Kysely<unknown>) => {
  await db.schema
    .alterTable('job')
    .addColumn('kind', 'text', (column) => column.notNull().defaultTo('POSITION'))
    .execute()
  await db.schema
    .alterTable('job')
    .addColumn('owner_id', 'text', (column) => column.references('user.id'))
    .execute()
  await sql`update job set owner_id = (select owner_id from company where company.id = job.company_id)`.execute(db)
  await db.schema.dropIndex('job_company').execute()
  if (isPostgres(db)) await sql`alter table job alter column company_id drop not null`.execute(db)
  else await makeCompanyOptional(db)
  await sql`create index job_owner on job (owner_id, posted_at, id)`.execute(db)
  await sql`create index job_company on job (company_id)`.execute(db)
  // The lists of one kind; `job_latest` and `job_pay` have both.
  await sql`create index job_kind_latest on job (kind, posted_at, id) where closed_at is null`.execute(db)
  await sql`create index job_kind_pay on job (kind, yearly_pay, id) where closed_at is null`.execute(db)
}

/** SQLite can't drop a constraint, so the column is replaced. */
const makeCompanyOptional = async (db: Kysely<unknown>) => {
  await db.schema.alterTable('job').renameColumn('company_id', 'former_company_id').execute()
  await db.schema
    .alterTable('job')
    .addColumn('company_id', 'text', (column) => column.references('company.id'))
    .execute()
  await sql`update job set company_id = former_company_id`.execute(db)
  await db.schema.alterTable('job').dropColumn('former_company_id').execute()
}
