import { type Kysely, sql } from 'kysely'
import { moment } from './columns'

export const up = async (db: Kysely<unknown>) => {
  await addOrders(db)
  await addEngagements(db)
  await addMoney(db)
  await addClock(db)
}

const addOrders = async (db: Kysely<unknown>) => {
  await db.schema
    .createTable('order')
    .addColumn('id', 'text', (column) => column.primaryKey())
    .addColumn('buyer_id', 'text', (column) => column.notNull().references('user.id'))
    .addColumn('placed_at', moment(db), (column) => column.notNull())
    .addColumn('total_cents', 'bigint', (column) => column.notNull())
    .addColumn('card_last_four', 'text')
    .addColumn('receipt_name', 'text', (column) => column.notNull())
    .addColumn('receipt_company', 'text')
    .addColumn('receipt_email', 'text', (column) => column.notNull())
    .execute()
  await db.schema.createIndex('order_buyer').on('order').columns(['buyer_id', 'placed_at', 'id']).execute()
}

const addEngagements = async (db: Kysely<unknown>) => {
  await db.schema
    .createTable('engagement')
    .addColumn('id', 'text', (column) => column.primaryKey())
    .addColumn('number', 'text', (column) => column.notNull().unique())
    .addColumn('kind', 'text', (column) => column.notNull())
    .addColumn('title', 'text', (column) => column.notNull())
    // No foreign key, because the listing may be deleted.
    .addColumn('listing_id', 'text')
    .addColumn('quantity', 'integer', (column) => column.notNull())
    .addColumn('buyer_id', 'text', (column) => column.notNull().references('user.id'))
    .addColumn('seller_id', 'text', (column) => column.notNull().references('user.id'))
    .addColumn('order_id', 'text', (column) => column.references('order.id'))
    .addColumn('position', 'integer', (column) => column.notNull())
    .addColumn('state', 'text', (column) => column.notNull())
    .addColumn('version', 'integer', (column) => column.notNull())
    .addColumn('price_cents', 'bigint')
    .addColumn('days', 'integer')
    .addColumn('rounds_left', 'integer', (column) => column.notNull())
    .addColumn('due_at', moment(db))
    .addColumn('card_last_four', 'text')
    .addColumn('created_at', moment(db), (column) => column.notNull())
    .addColumn('updated_at', moment(db), (column) => column.notNull())
    .execute()
  const index = (name: string, columns: string[]) =>
    db.schema.createIndex(`engagement_${name}`).on('engagement').columns(columns).execute()
  await index('order', ['order_id', 'position'])
  await index('changed', ['updated_at', 'id'])
  await index('state', ['state', 'updated_at', 'id'])
  for (const side of ['buyer', 'seller']) {
    await index(side, [`${side}_id`, 'updated_at', 'id'])
    await index(`${side}_state`, [`${side}_id`, 'state', 'updated_at', 'id'])
  }

  await db.schema
    .createTable('engagement_event')
    .addColumn('id', 'text', (column) => column.primaryKey())
    .addColumn('engagement_id', 'text', (column) => column.notNull().references('engagement.id'))
    .addColumn('version', 'integer', (column) => column.notNull())
    .addColumn('at', moment(db), (column) => column.notNull())
    .addColumn('transition', 'text', (column) => column.notNull())
    .addColumn('actor', 'text', (column) => column.notNull())
    .addColumn('by_id', 'text', (column) => column.references('user.id'))
    .addColumn('state', 'text', (column) => column.notNull())
    .addColumn('note', 'text')
    .addColumn('amount_cents', 'bigint')
    .addColumn('days', 'integer')
    .addColumn('links', 'text', (column) => column.notNull())
    .addUniqueConstraint('engagement_event_version', ['engagement_id', 'version'])
    .execute()

  await db.schema.createIndex('engagement_event_by').on('engagement_event').columns(['by_id', 'at', 'id']).execute()

  await db.schema
    .createTable('engagement_file')
    .addColumn('id', 'text', (column) => column.primaryKey())
    .addColumn('owner_id', 'text', (column) => column.notNull().references('user.id'))
    .addColumn('event_id', 'text', (column) => column.references('engagement_event.id'))
    .addColumn('position', 'integer', (column) => column.notNull())
    .addColumn('name', 'text', (column) => column.notNull())
    .addColumn('size', 'integer', (column) => column.notNull())
    .addColumn('created_at', moment(db), (column) => column.notNull())
    .execute()
  await db.schema.createIndex('engagement_file_event').on('engagement_file').columns(['event_id', 'position']).execute()
  await db.schema.createIndex('engagement_file_owner').on('engagement_file').column('owner_id').execute()
}

const addMoney = async (db: Kysely<unknown>) => {
  await db.schema
    .createTable('posting')
    .addColumn('id', 'text', (column) => column.primaryKey())
    .addColumn('entry_id', 'text', (column) => column.notNull())
    .addColumn('engagement_id', 'text', (column) => column.notNull().references('engagement.id'))
    .addColumn('account', 'text', (column) => column.notNull())
    .addColumn('cents', 'bigint', (column) => column.notNull())
    .addColumn('at', moment(db), (column) => column.notNull())
    .execute()
  await db.schema.createIndex('posting_engagement').on('posting').columns(['engagement_id', 'account']).execute()

  await db.schema
    .createTable('payment_attempt')
    .addColumn('id', 'text', (column) => column.primaryKey())
    .addColumn('buyer_id', 'text', (column) => column.notNull().references('user.id'))
    .addColumn('key', 'text', (column) => column.notNull())
    .addColumn('charge_key', 'text', (column) => column.notNull())
    .addColumn('content_hash', 'text', (column) => column.notNull())
    .addColumn('content', 'text', (column) => column.notNull())
    .addColumn('cents', 'bigint', (column) => column.notNull())
    .addColumn('state', 'text', (column) => column.notNull())
    .addColumn('created_at', moment(db), (column) => column.notNull())
    .addUniqueConstraint('payment_attempt_key', ['buyer_id', 'key'])
    .execute()
  await db.schema
    .createIndex('payment_attempt_unsettled')
    .on('payment_attempt')
    .column('created_at')
    .where(sql.ref('state'), 'in', [sql.lit('open'), sql.lit('returning')])
    .execute()

  await db.schema
    .createTable('sample_charge')
    .addColumn('key', 'text', (column) => column.primaryKey())
    .addColumn('cents', 'bigint', (column) => column.notNull())
    .addColumn('paid', 'integer', (column) => column.notNull())
    .addColumn('last_four', 'text', (column) => column.notNull())
    .addColumn('refunded_cents', 'bigint', (column) => column.notNull())
    .execute()
}

const addClock = async (db: Kysely<unknown>) => {
  await db.schema
    .createTable('deadline')
    .addColumn('subject_id', 'text', (column) => column.primaryKey())
    .addColumn('transition', 'text', (column) => column.notNull())
    .addColumn('due_at', moment(db), (column) => column.notNull())
    .execute()
  await db.schema.createIndex('deadline_due').on('deadline').columns(['due_at', 'subject_id']).execute()

  await db.schema
    .createTable('site_clock')
    .addColumn('id', 'integer', (column) => column.primaryKey())
    .addColumn('days_ahead', 'integer', (column) => column.notNull())
    .execute()
}
