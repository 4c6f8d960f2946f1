import { browsingOf, type Database, replicaOf } from '../database/connection'
import type { Log } from '../infrastructure/log'
import { catalogueVersionOf } from './catalogue-version'

/** A replica that has failed isn't asked for this time. */
const RETRY_MS = 10_000
const MAX_LAG_MS = 10_000
const LOG_MS = 60_000

/** Returns the connections to read public data with. */
export type PublicReads = () => Promise<Database>

/**
 * Reads public data from the replica while it has the writer's catalogue version, and from the writer otherwise. So an answer holds
 * every write that was committed before its request, and a cached one is never older than its version.
 */
export const createPublicReads = (
  db: Database,
  log: Pick<Log, 'warn'>,
  clock: () => number = () => performance.now(),
): PublicReads => {
  const writer = browsingOf(db)
  const replica = replicaOf(db)
  if (!replica) return async () => writer
  const versionOfWriter = catalogueVersionOf(db)
  const versionOfReplica = catalogueVersionOf(replica)
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

  return async () => {
    if (clock() - failedAt < RETRY_MS) return writer
    // A failure of the writer is reported by the operation.
    const version = Number(await versionOfWriter().catch(() => Number.NaN))
    if (Number.isNaN(version)) return writer
    try {
      const reached = Number(await versionOfReplica())
      if (reached >= version) {
        missing = undefined
        return replica
      }
      noteLag(version, reached)
    } catch (error) {
      failedAt = clock()
      warn({ err: error }, 'The replica does not answer; public data is read from the writer')
    }
    return writer
  }
}
