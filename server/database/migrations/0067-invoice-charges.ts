import type { Kysely } from 'kysely'

/** The charge that has paid an invoice: what goes back to it is credited to that invoice. Earlier invoices name none. */
export const up = async (db: Kysely<unknown>) => {
  await db.schema.alterTable('invoice').addColumn('charge_key', 'text').execute()
}
