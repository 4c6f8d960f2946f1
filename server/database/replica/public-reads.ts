import { sql } from 'kysely'
import { sumOfChanges } from '../../cache/catalogue-version'
import type { Log } from '../../infrastructure/log'
import { oncePerTurn } from '../../lib/timers'
import { browsingOf, type Database, replicaOf, systemOf } from '../connection'

/** A replica that has failed isn't asked for this time. */
const RETRY_MS = 10_000
const MAX_LAG_MS = 10_000
const LOG_MS = 60_000
/** Between two notes of the writer's position. */
const NOTE_MS = 1_000
/** Later than any: after a write whose position couldn't be read, a session reads from the writer until its next one. */
const UNKNOWN = Number.MAX_SAFE_INTEGER

export interface PublicReads {
  /**
   * Returns the connections to read public data with. For a session, `writtenAt` is the writer's position after its last write:
   * its personal data is then as new, and two seconds old at most if another session of the account has changed it.
   */
  open: (writtenAt?: number) => Promise<Database>
  /** The writer's position in its log. Undefined without a replica. */
  position: () => Promise<number | undefined>
}

/** Reads public data from the writer. */
export const writerReads = (db: Database): PublicReads => ({
  open: async () => browsingOf(db),
  position: async () => undefined,
})

/** The bytes of the log that a PostgreSQL has written, or as a replica has replayed. */
const position = sql<number>`(
  case when pg_is_in_recovery() then pg_last_wal_replay_lsn() else pg_current_wal_insert_lsn() end - '0/0'::pg_lsn
)::bigint`

const stateOf = (database: Database) => {
  const db = systemOf(database)
  return oncePerTurn(async () => {
    return db.selectNoFrom([sumOfChanges.as('version'), position.as('position')]).executeTakeFirstOrThrow()
  })
}

/**
 * Reads public data from the replica while it has the writer's catalogue version, and from the writer otherwise. So an answer holds
 * every write that was committed before its request, and a cached one is never older than its version.
 */
export const createPublicReads = (
  db: Database,
  log: Pick<Log, 'warn'>,
  clock: () => number = () => performance.now(),
): PublicReads => {
  const replica = replicaOf(db)
  if (!replica) return writerReads(db)
  const writer = browsingOf(db)
  const readWriter = stateOf(db)
  const readReplica = stateOf(replica)
  const floorOf = createFloor(clock)
  let failedAt = Number.NEGATIVE_INFINITY
  let loggedAt = Number.NEGATIVE_INFINITY
  let missing: { version: number; since: number } | undefined

  const warn = (details: object, message: string) => {
    if (clock() - loggedAt < LOG_MS) return
    loggedAt = clock()
    log.warn(details, message)
  }

  /** Measures how long the replica has lacked the same version, because under constant writes it always lacks the last one. */
  const noteLag = (version: number, reached: number) => {
    if (!missing || reached >= missing.version) missing = { version, since: clock() }
    const lagMs = clock() - missing.since
    if (lagMs > MAX_LAG_MS) warn({ lagMs }, 'The replica is far behind; public data is read from the writer')
  }

  return {
    open: async (writtenAt) => {
      if (clock() - failedAt < RETRY_MS) return writer
      // A failure of the writer is reported by the operation.
      const current = await readWriter().catch(() => undefined)
      if (!current) return writer
      const floor = floorOf(current.position)
      try {
        const reached = await readReplica()
        if (reached.version < current.version) noteLag(current.version, reached.version)
        else {
          missing = undefined
          if (writtenAt === undefined || reached.position >= Math.max(writtenAt, floor)) return replica
        }
      } catch (error) {
        failedAt = clock()
        warn({ err: error }, 'The replica does not answer; public data is read from the writer')
      }
      return writer
    },
    position: async () => (await readWriter().catch(() => undefined))?.position ?? UNKNOWN,
  }
}

/** Returns a function that takes the writer's position, and returns that of one to two seconds ago, or the current one if none is known. */
export const createFloor = (clock: () => number) => {
  let notes: { position: number; at: number }[] = []
  return (current: number) => {
    const [latest = { at: Number.NEGATIVE_INFINITY }] = notes
    if (clock() - latest.at >= NOTE_MS) notes = [{ position: current, at: clock() }, ...notes.slice(0, 1)]
    const before = notes[1]
    return before && clock() - before.at <= 2 * NOTE_MS ? before.position : current
  }
}
