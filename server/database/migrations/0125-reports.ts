import { type Kysely, sql } from 'kysely'
import { moment } from './columns'

/** Accounts report content; admins take it down, and it stays hidden whatever its owner does. */
export const up = async (db: Kysely<unknown>) => {
  await db.schema
    .createTable('report_case')
    .addColumn('id', 'text', (column) => column.primaryKey())
    .addColumn('kind', 'text', (column) => column.notNull())
    .addColumn('subject_id', 'text', (column) => column.notNull())
    .addColumn('owner_id', 'text', (column) => column.notNull().references('user.id'))
    .addColumn('title', 'text', (column) => column.notNull())
    .addColumn('content', 'text', (column) => column.notNull())
    .addColumn('path', 'text')
    .addColumn('state', 'text', (column) => column.notNull())
    .addColumn('version', 'integer', (column) => column.notNull())
    .addColumn('report_count', 'integer', (column) => column.notNull())
    .addColumn('decision', 'text', (column) => column.notNull().defaultTo(''))
    .addColumn('appeal', 'text', (column) => column.notNull().defaultTo(''))
    .addColumn('answer', 'text', (column) => column.notNull().defaultTo(''))
    .addColumn('reported_at', moment(db), (column) => column.notNull())
    .addColumn('updated_at', moment(db), (column) => column.notNull())
    .execute()
  await db.schema.createIndex('report_case_state').on('report_case').columns(['state', 'reported_at', 'id']).execute()
  await db.schema.createIndex('report_case_owner').on('report_case').columns(['owner_id', 'updated_at', 'id']).execute()
  // Content has one case at a time that waits for its first decision.
  await sql`create unique index report_case_waiting on report_case (subject_id) where state = 'REPORTED'`.execute(db)

  await db.schema
    .createTable('report')
    .addColumn('case_id', 'text', (column) => column.notNull().references('report_case.id'))
    .addColumn('reporter_id', 'text', (column) => column.notNull().references('user.id'))
    .addColumn('reason', 'text', (column) => column.notNull())
    .addColumn('text', 'text', (column) => column.notNull())
    .addColumn('at', moment(db), (column) => column.notNull())
    .addPrimaryKeyConstraint('report_once', ['case_id', 'reporter_id'])
    .execute()
  await db.schema.createIndex('report_reporter').on('report').column('reporter_id').execute()

  // The database refuses to show what is taken down, whichever command forgets it.
  for (const table of ['listing', 'company', 'freelancer'])
    await sql`
      alter table ${sql.table(table)}
      add column taken_down integer not null default 0 check (taken_down = 0 or visible = 0)
    `.execute(db)
  for (const table of ['job', 'review', 'message'])
    await sql`alter table ${sql.table(table)} add column taken_down integer not null default 0`.execute(db)
}
