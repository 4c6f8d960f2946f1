import type { Transaction } from 'kysely'
import { codeOf } from '../lib/errors'
import { wait } from '../lib/timers'
import type { Database } from './connection'
import type { Tables } from './tables/tables'

/** PostgreSQL has rolled a transaction back because of another one: a serialization failure and a deadlock. */
const CONFLICTS = new Set(['40001', '40P01'])
const TRIES = 4
const LONGEST_FIRST_WAIT_MS = 20

/**
 * Runs work in one transaction, and again in a new one after a conflict with another transaction. So the work has no effect outside
 * of the transaction. SQLite has no conflicts, because its writers wait for each other.
 */
export const runTransaction = async <Result>(
  db: Database,
  work: (transaction: Transaction<Tables>) => Promise<Result>,
): Promise<Result> => {
  for (let tries = 1; ; tries += 1) {
    try {
      return await db.transaction().execute(work)
    } catch (error) {
      if (tries === TRIES || !CONFLICTS.has(codeOf(error))) throw error
      // Random, so that the two transactions don't meet again.
      await wait(Math.random() * LONGEST_FIRST_WAIT_MS * 2 ** (tries - 1))
    }
  }
}
