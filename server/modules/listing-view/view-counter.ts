import { createHmac, randomBytes } from 'node:crypto'
import type { ListingRow } from '../../database/tables/tables'
import type { ListingViewRepository } from './listing-view.repository'

/** A second visit within this time is not counted. */
const REPEAT_MS = 30 * 60_000
/** Beyond this the oldest visits are forgotten early, and may count twice. */
const MAX_REMEMBERED = 50_000

interface Views {
  listingId: string
  sellerId: string
  day: string
  count: number
}

interface Dependencies {
  listingViewRepository: ListingViewRepository
  now: () => Date
  maxRemembered?: number
}

/**
 * Counts how often listings are seen, without a trace of who saw them: an address is only ever a digest under a key that
 * ends with the process, and is forgotten half an hour later. Counts wait in memory for `write`; those of the last seconds
 * are lost where the process is killed.
 */
export const createViewCounter = ({ listingViewRepository, now, maxRemembered = MAX_REMEMBERED }: Dependencies) => {
  const key = randomBytes(32)
  /** When each visit was counted, oldest first. */
  const visits = new Map<string, number>()
  const waiting = new Map<string, Views>()
  let writing = Promise.resolve()

  const isNew = (address: string, listingId: string, moment: number) => {
    for (const [oldest, at] of visits) {
      if (moment - at < REPEAT_MS && visits.size <= maxRemembered) break
      visits.delete(oldest)
    }
    const visit = createHmac('sha256', key).update(`${address} ${listingId}`).digest('base64url')
    if (visits.has(visit)) return false
    visits.set(visit, moment)
    return true
  }

  const add = ({ listingId, sellerId, day, count }: Views) => {
    const place = `${listingId} ${day}`
    waiting.set(place, { listingId, sellerId, day, count: count + (waiting.get(place)?.count ?? 0) })
  }

  const writeWaiting = async () => {
    const taken = [...waiting.values()]
    if (taken.length === 0) return
    waiting.clear()
    try {
      await listingViewRepository.add(taken)
    } catch (error) {
      for (const view of taken) add(view)
      throw error
    }
  }

  return {
    /** A visit from a network address. The listing is one that is there: what waits can't be more than all of them. */
    count: ({ id, sellerId }: Pick<ListingRow, 'id' | 'sellerId'>, address: string) => {
      const moment = now()
      if (isNew(address, id, moment.getTime())) {
        add({ listingId: id, sellerId, day: moment.toISOString().slice(0, 10), count: 1 })
      }
    },

    /** Writes what waits, after what is being written; what fails waits on. */
    write: () => {
      const written = writing.then(writeWaiting)
      writing = written.catch(() => {})
      return written
    },
  }
}

export type ViewCounter = ReturnType<typeof createViewCounter>
