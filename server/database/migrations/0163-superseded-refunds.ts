import type { Kysely } from 'kysely'

/** A refund can end because the buyer's bank has paid it. */
export const up = (db: Kysely<unknown>) =>
  db.schema
    .alterTable('refund')
    .addColumn('superseded_cents', 'integer', (column) => column.notNull().defaultTo(0))
    .execute()
