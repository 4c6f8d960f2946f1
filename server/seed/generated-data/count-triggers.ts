import { sql, type Transaction } from 'kysely'
import { addInserted } from '../../database/migrations/0102-platform-days'
import { addStored as addTrackRecords } from '../../database/migrations/0117-track-records'
import { addStored as addStates } from '../../database/migrations/0171-order-states-by-day'
import type { Tables } from '../../database/tables/tables'

/** The triggers that add each row to a count at the commit, by their tables. */
const TRIGGERS = {
  user: 'platform_day_user',
  posting: 'platform_day_posting',
  engagement: 'platform_day_engagement_insert',
  engagement_event: 'track_record_engagement_event',
}

/**
 * Switches the triggers off for the transaction, or on again. PostgreSQL keeps each state of a row that a transaction changes and reads
 * them all for the next change, so the time of the triggers would grow with the square of the rows.
 */
export const switchCountTriggers = async (transaction: Transaction<Tables>, to: 'enable' | 'disable') => {
  for (const [table, trigger] of Object.entries(TRIGGERS))
    await sql`alter table ${sql.table(table)} ${sql.raw(to)} trigger ${sql.id(trigger)}`.execute(transaction)
}

/** Adds the rows of the transaction to the counts, in one statement for each table. */
export const countRowsOfTransaction = async (transaction: Transaction<Tables>) => {
  const rowsOf = (table: string) => `(select * from "${table}" where xmin = pg_current_xact_id()::xid)`
  await addInserted(transaction, rowsOf)
  await addStates(transaction, rowsOf('engagement'))
  await addTrackRecords(transaction, ['engagement_event'], rowsOf)
}
