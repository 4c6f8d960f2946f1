import { sql } from 'kysely'
import type { Database } from '../../database/connection'

/** Resolves once some work is done, or one of its statements waits for a lock of PostgreSQL. */
export const untilDoneOrWaiting = async (db: Database, work: Promise<unknown>) => {
  let isDone = false
  void work.then(() => {
    isDone = true
  })
  const waiting = sql`select from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'`
  while (!isDone && (await waiting.execute(db)).rows.length === 0);
}
