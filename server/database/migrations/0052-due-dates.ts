import { type Kysely, sql } from 'kysely'
import { moment } from './columns'

/** The days that every service was promised in before it had a delivery time of its own. */
const PROMISED_DAYS = 14

/** Services have a delivery time, engagements the date of what is due next, and both parties are told when work is due. */
export const up = async (db: Kysely<unknown>) => {
  await addDeliveryTimes(db)
  await addNextDue(db)
  await addDueNotices(db)
}

const addDeliveryTimes = async (db: Kysely<unknown>) => {
  await sql`alter table listing add column delivery_days integer not null default 0`.execute(db)
  await sql`alter table listing_draft add column delivery_days integer`.execute(db)
  await sql`update listing set delivery_days = ${PROMISED_DAYS} where kind = 'service'`.execute(db)
  await sql`update listing_draft set delivery_days = 0 where kind = 'product'`.execute(db)
  await sql`update listing_draft set delivery_days = ${PROMISED_DAYS}
    where kind = 'service' and listing_id in (select id from listing)`.execute(db)
  await sql`create index listing_delivery on listing (kind, delivery_days) where visible = 1`.execute(db)
}

const addNextDue = async (db: Kysely<unknown>) => {
  await db.schema.alterTable('engagement').addColumn('next_due_at', moment(db)).execute()
  await sql`update engagement set next_due_at = case
    when state in ('IN_PROGRESS', 'CHANGES_REQUESTED') then coalesce(due_at, updated_at)
    when state = 'DISPUTED' then coalesce(decision_due_at, updated_at)
    else coalesce((select deadline.due_at from deadline where subject_id = engagement.id), updated_at) end
    where state not in ('DECLINED', 'COMPLETED', 'CANCELLED')`.execute(db)
  const index = (name: string, columns: string[]) =>
    sql`create index ${sql.id(name)} on engagement (${sql.join(columns.map((column) => sql.id(column)))})
      where next_due_at is not null`.execute(db)
  await index('engagement_buyer_due', ['buyer_id', 'next_due_at', 'id'])
  await index('engagement_seller_due', ['seller_id', 'next_due_at', 'id'])
  await index('engagement_due', ['next_due_at', 'id'])
}

/** Marks overdue work as announced, so that it is not announced again. */
const addDueNotices = async (db: Kysely<unknown>) => {
  await db.schema
    .createTable('due_notice')
    .addColumn('engagement_id', 'text', (column) => column.notNull().references('engagement.id'))
    .addColumn('kind', 'text', (column) => column.notNull())
    .addColumn('due_at', moment(db), (column) => column.notNull())
    .addPrimaryKeyConstraint('due_notice_key', ['engagement_id', 'kind', 'due_at'])
    .execute()
  await sql`insert into due_notice (engagement_id, kind, due_at)
    select id, 'DUE', due_at from engagement
    where state in ('IN_PROGRESS', 'CHANGES_REQUESTED') and due_at <= ${new Date().toISOString()}`.execute(db)
}
