import { setImmediate } from 'node:timers/promises'
import { sql } from 'kysely'
import type { Database } from './connection'

const changes = sql<{ revision: number }>`select coalesce(sum(changes), 0) as revision from catalogue_change`

/**
 * Tells states of the catalogue apart: while the revision stays the same, so does all that anybody may read without signing in.
 * Triggers count it, and it is asked of the database each time: it holds for writes of other processes too. Who asks in the same
 * turn of the event loop is told together, by one reading that comes after all of them.
 */
export const revisionOf = (db: Database) => {
  const question = changes.compile(db)
  let turn: Promise<string | undefined> | undefined

  const readAfterTurn = async () => {
    await setImmediate()
    turn = undefined
    const [row] = (await db.executeQuery(question)).rows
    return row && String(row.revision)
  }

  return () => {
    turn ??= readAfterTurn()
    return turn
  }
}
