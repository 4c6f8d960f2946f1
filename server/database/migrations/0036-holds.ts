import { type Kysely, sql } from 'kysely'
import { moment } from './columns'

const DECISION_MS = 7 * 86_400_000

/** Holds, stopped deadlines, decisions of disputes by two admins, the commission of the day of sale, and the audit of engagements. */
export const up = async (db: Kysely<unknown>) => {
  await addColumns(db)
  await stopDeadlinesOfSuspendedParties(db)
  await setDecisionDates(db)
  await db.schema
    .createTable('admin_alert')
    .addColumn('engagement_id', 'text', (column) => column.notNull().references('engagement.id'))
    .addColumn('kind', 'text', (column) => column.notNull())
    .addColumn('due_at', moment(db), (column) => column.notNull())
    .addPrimaryKeyConstraint('admin_alert_once', ['engagement_id', 'kind', 'due_at'])
    .execute()
}

const addColumns = async (db: Kysely<unknown>) => {
  const engagement = () => db.schema.alterTable('engagement')
  await engagement().addColumn('commission_percent', 'integer').execute()
  await engagement()
    .addColumn('on_hold', 'integer', (column) => column.notNull().defaultTo(0))
    .execute()
  await engagement().addColumn('paused_at', moment(db)).execute()
  await engagement().addColumn('waiting_since', moment(db)).execute()
  await engagement().addColumn('decision_due_at', moment(db)).execute()
  await engagement()
    .addColumn('proposed_by_id', 'text', (column) => column.references('user.id'))
    .execute()
  await engagement().addColumn('proposed_refund_cents', 'bigint').execute()
  await engagement().addColumn('proposed_reason', 'text').execute()
  await sql`create index engagement_decision on engagement (decision_due_at, id) where decision_due_at is not null`.execute(
    db,
  )
  const auditEvent = () => db.schema.alterTable('audit_event')
  await auditEvent().addColumn('record_id', 'text').execute()
  await auditEvent().addColumn('amount_cents', 'bigint').execute()
  await auditEvent().addColumn('once_key', 'text').execute()
  await db.schema.createIndex('audit_event_once').on('audit_event').column('once_key').unique().execute()
}

const stopDeadlinesOfSuspendedParties = async (db: Kysely<unknown>) => {
  const now = new Date().toISOString()
  await sql`
    update engagement set paused_at = ${now} where id in (select subject_id from deadline) and exists (
      select 1 from "user" where "user".id in (buyer_id, seller_id) and suspended_at is not null
    )
  `.execute(db)
  await sql`
    delete from deadline where subject_id in (select id from engagement where paused_at is not null)
  `.execute(db)
}

const setDecisionDates = async (db: Kysely<unknown>) => {
  const { rows } = await sql<{ id: string; updatedAt: string }>`
    select id, updated_at from engagement where state = 'DISPUTED'
  `.execute(db)
  for (const { id, updatedAt } of rows) {
    const due = new Date(Date.parse(updatedAt) + DECISION_MS).toISOString()
    await sql`update engagement set decision_due_at = ${due} where id = ${id}`.execute(db)
  }
}
