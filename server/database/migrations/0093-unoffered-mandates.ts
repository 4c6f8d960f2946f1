import type { Kysely } from 'kysely'
import { moment } from './columns'

/** Since when the listing of an active mandate has not been offered. */
export const up = (db: Kysely<unknown>) =>
  db.schema.alterTable('mandate').addColumn('unoffered_since', moment(db)).execute()
