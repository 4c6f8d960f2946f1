import { sql } from 'kysely'
import type { Database } from '../database/connection'

/** Stops PostgreSQL with all its connections, as a pause of its machine would. Returns a function that lets it go on. */
export const freezePostgres = async (db: Database) => {
  const { rows } = await sql<{ pid: number }>`
    select split_part(pg_read_file('postmaster.pid'), chr(10), 1)::integer as pid
    union all select pid from pg_stat_activity
  `.execute(db)
  const send = (signal: NodeJS.Signals) => {
    for (const { pid } of rows) {
      try {
        process.kill(pid, signal)
      } catch {
        // The connection has ended.
      }
    }
  }
  send('SIGSTOP')
  return () => send('SIGCONT')
}
