import { type Kysely, sql } from 'kysely'
import { moment } from './columns'

/** Brokers bring buyers to listings of others: the mandate, and the broker of an engagement with the fee. */
export const up = async (db: Kysely<unknown>) => {
  await db.schema
    .createTable('mandate')
    .addColumn('id', 'text', (column) => column.primaryKey())
    .addColumn('code', 'text', (column) => column.notNull().unique())
    .addColumn('listing_id', 'text', (column) => column.notNull())
    .addColumn('title', 'text', (column) => column.notNull())
    .addColumn('broker_id', 'text', (column) => column.notNull().references('user.id'))
    .addColumn('owner_id', 'text', (column) => column.notNull().references('user.id'))
    .addColumn('fee_percent', 'integer', (column) => column.notNull().check(sql`fee_percent between 1 and 50`))
    .addColumn('message', 'text', (column) => column.notNull())
    .addColumn('state', 'text', (column) => column.notNull())
    .addColumn('version', 'integer', (column) => column.notNull())
    .addColumn('created_at', moment(db), (column) => column.notNull())
    .addColumn('updated_at', moment(db), (column) => column.notNull())
    .addCheckConstraint('mandate_parties', sql`broker_id <> owner_id`)
    .execute()
  await db.schema.createIndex('mandate_broker').on('mandate').columns(['broker_id', 'updated_at', 'id']).execute()
  await db.schema.createIndex('mandate_owner').on('mandate').columns(['owner_id', 'updated_at', 'id']).execute()
  await sql`create unique index mandate_open on mandate (listing_id, broker_id) where state in ('PROPOSED', 'ACTIVE')`.execute(
    db,
  )
  await sql`create index mandate_proposed on mandate (created_at, id) where state = 'PROPOSED'`.execute(db)
  await addBroker(db)
}

const addBroker = async (db: Kysely<unknown>) => {
  const engagement = () => db.schema.alterTable('engagement')
  await engagement()
    .addColumn('broker_id', 'text', (column) => column.references('user.id'))
    .execute()
  await engagement()
    .addColumn('broker_fee_percent', 'integer', (column) => column.check(sql`broker_fee_percent between 1 and 50`))
    .execute()
  await engagement()
    .addColumn('mandate_id', 'text', (column) => column.references('mandate.id'))
    .execute()
  await sql`
    create index engagement_broker on engagement (broker_id, updated_at, id) where broker_id is not null
  `.execute(db)
  // Brokers are paid by transfers, too.
  await db.schema.alterTable('transfer').renameColumn('seller_id', 'payee_id').execute()
}
