import { sql } from 'kysely'
import { type Database, isPostgres } from '../connection'

/**
 * `live_events`: ids of accounts with new events, separated by commas. `site_clock`: the clock was moved. `typing`: the id of the
 * account that is told, and of the conversation.
 */
export type Channel = 'live_events' | 'site_clock' | 'typing'

/** PostgreSQL takes less than 8,000 bytes. */
const MAX_BYTES = 7_900

/**
 * Tells all processes, once the transaction has committed. An empty text means that anything may have changed. On SQLite, processes
 * poll.
 */
export const notifyProcesses = async (db: Database, channel: Channel, text = '') => {
  if (!isPostgres(db)) return
  await sql`select pg_notify(${channel}, ${new TextEncoder().encode(text).length > MAX_BYTES ? '' : text})`.execute(db)
}
