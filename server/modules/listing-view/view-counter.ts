import type { ListingRow } from '../../database/tables/tables'
import { networkOf } from '../../lib/addresses/network-address'
import { toBase64Url } from '../../lib/base64'
import { earlier, isoDay, MINUTE_MS } from '../../lib/dates'
import { hmacSha256 } from '../../lib/digest'
import { randomToken } from '../../lib/secure-random'
import type { ListingViewRepository, Visit } from './listing-view.repository'

/** Further visits within this time are not counted. */
const REPEAT_MS = 30 * MINUTE_MS
/** Beyond this number, the oldest visits are forgotten early; the database still knows them. */
const MAX_REMEMBERED = 50_000
/** Visits that are written in one statement. */
const BATCH = 1_000

interface Dependencies {
  listingViewRepository: ListingViewRepository
  now: () => Date
  maxRemembered?: number
}

/**
 * Counts views of listings anonymously. The database stores a visit for half an hour, as a digest with a key that all processes
 * share, so that none counts it again. Visits wait in memory until `write`; a process that is killed loses the last seconds.
 */
export const createViewCounter = ({ listingViewRepository, now, maxRemembered = MAX_REMEMBERED }: Dependencies) => {
  const proposedKey = randomToken()
  let key: string | undefined
  /** The time of each visit that this process has counted, oldest first. Spares the database most repetitions. */
  const visits = new Map<string, number>()
  let waiting: Visit[] = []
  let writing = Promise.resolve()

  const isNew = (visit: string, moment: number) => {
    for (const [oldest, at] of visits) {
      if (moment - at < REPEAT_MS && visits.size <= maxRemembered) break
      visits.delete(oldest)
    }
    if (visits.has(visit)) return false
    visits.set(visit, moment)
    return true
  }

  const writeBatch = async (batch: readonly Visit[]) => {
    key ??= await listingViewRepository.sharedKey(proposedKey)
    const secret = key
    const digest = (visit: string) => toBase64Url(hmacSha256(secret, visit))
    const moment = now()
    await listingViewRepository.count(
      // In one order, so that processes which write the same visits don't block each other.
      batch.map((view) => ({ ...view, visit: digest(view.visit) })).sort((a, b) => (a.visit < b.visit ? -1 : 1)),
      moment,
      earlier(moment, REPEAT_MS),
    )
  }

  const writeWaiting = async () => {
    while (waiting.length > 0) {
      const batch = waiting.slice(0, BATCH)
      await writeBatch(batch)
      waiting = waiting.slice(batch.length)
    }
  }

  return {
    /** Counts a view, once for each network. Callers pass only listings that exist, which limits the memory used. */
    count: ({ id, sellerId }: Pick<ListingRow, 'id' | 'sellerId'>, address: string) => {
      const moment = now()
      const visit = `${networkOf(address)} ${id}`
      if (!isNew(visit, moment.getTime())) return
      waiting.push({ visit, listingId: id, sellerId, day: isoDay(moment) })
    },

    /** Writes the waiting counts once the write in progress has finished. After a failure they wait for the next call. */
    write: () => {
      const written = writing.then(writeWaiting)
      writing = written.catch(() => {})
      return written
    },
  }
}

export type ViewCounter = ReturnType<typeof createViewCounter>
