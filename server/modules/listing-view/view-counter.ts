import { createHmac, randomBytes } from 'node:crypto'
import type { ListingRow } from '../../database/tables/tables'
import type { ListingViewRepository } from './listing-view.repository'

/** A second visit within this time is not counted. */
const REPEAT_MS = 30 * 60_000
/** Beyond this the oldest visits are dropped early, and may count twice. */
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
 * Counts views of listings anonymously. A network address is only kept for half an hour, as a digest under a key that ends with
 * the process. Counts wait in memory for `write`; the last seconds are lost if the process is killed.
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
    /** Counts a view from a network address. Callers pass existing listings only, which bounds the memory. */
    count: ({ id, sellerId }: Pick<ListingRow, 'id' | 'sellerId'>, address: string) => {
      const moment = now()
      if (isNew(address, id, moment.getTime())) {
        add({ listingId: id, sellerId, day: moment.toISOString().slice(0, 10), count: 1 })
      }
    },

    /** Writes the waiting counts, after the write in progress. Counts that fail to be written stay waiting. */
    write: () => {
      const written = writing.then(writeWaiting)
      writing = written.catch(() => {})
      return written
    },
  }
}

export type ViewCounter = ReturnType<typeof createViewCounter>
