import type { Kysely } from 'kysely'
import { moment } from './columns'

/** A bank takes evidence about a payment until a time. */
export const up = (db: Kysely<unknown>) =>
  db.schema.alterTable('chargeback').addColumn('evidence_due_at', moment(db)).execute()
