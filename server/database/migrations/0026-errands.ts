import { type Kysely, sql } from 'kysely'
import { moment } from './columns'

/** Work that transactions leave for later: refunds and mails. */
export const up = async (db: Kysely<unknown>) => {
  await db.schema.alterTable('engagement').addColumn('charge_key', 'text').execute()
  await addChargeKeys(db)

  await db.schema
    .createTable('refund')
    .addColumn('id', 'text', (column) => column.primaryKey())
    .addColumn('engagement_id', 'text', (column) => column.notNull().references('engagement.id'))
    .addColumn('charge_key', 'text', (column) => column.notNull())
    .addColumn('cents', 'bigint', (column) => column.notNull())
    .addColumn('created_at', moment(db), (column) => column.notNull())
    .addColumn('done_at', moment(db))
    .execute()
  await sql`create index refund_open on refund (created_at, id) where done_at is null`.execute(db)
  await db.schema.createIndex('refund_engagement').on('refund').column('engagement_id').execute()

  await db.schema
    .createTable('letter')
    .addColumn('id', 'text', (column) => column.primaryKey())
    .addColumn('user_id', 'text', (column) => column.notNull().references('user.id'))
    .addColumn('address', 'text')
    .addColumn('subject', 'text', (column) => column.notNull())
    .addColumn('text', 'text', (column) => column.notNull())
    .addColumn('try_at', moment(db), (column) => column.notNull())
    .addColumn('tries', 'integer', (column) => column.notNull())
    .execute()
  await db.schema.createIndex('letter_due').on('letter').column('try_at').execute()
  await db.schema.createIndex('letter_user').on('letter').column('user_id').execute()

  await db.schema
    .createTable('sample_refund')
    .addColumn('key', 'text', (column) => column.primaryKey())
    .addColumn('charge_key', 'text', (column) => column.notNull())
    .addColumn('cents', 'bigint', (column) => column.notNull())
    .execute()
  await db.schema.createIndex('sample_refund_charge').on('sample_refund').column('charge_key').execute()
}

type EarlierTables = {
  paymentAttempt: { chargeKey: string; content: string; cents: number; state: string }
  engagement: { id: string; orderId: string | null; chargeKey: string | null }
}

/** Engagements that were paid before the migration can be refunded, too. */
const addChargeKeys = async (db: Kysely<unknown>) => {
  const tables = db.withTables<EarlierTables>()
  const paid = await tables.selectFrom('paymentAttempt').selectAll().where('state', '=', 'paid').execute()
  for (const { chargeKey, content, cents } of paid) {
    if (cents === 0) continue
    const { orderId, engagementId }: { orderId?: string; engagementId?: string } = JSON.parse(content)
    const update = tables.updateTable('engagement').set({ chargeKey })
    if (orderId !== undefined) await update.where('orderId', '=', orderId).execute()
    if (engagementId !== undefined) await update.where('id', '=', engagementId).execute()
  }
}
