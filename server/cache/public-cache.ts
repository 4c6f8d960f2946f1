import { LRUCache } from 'lru-cache'
import type { Database } from '../database/connection'
import { createCacheStore, type Entry, type Lookup, type OnLookup, unstored } from './cache-store'
import { catalogueVersionOf } from './catalogue-version'

/** An entry is renewed this long before it is too old for everybody, so that nobody waits for it. */
const RENEWAL_MS = 1_000
const MAX_UNSHARED_KEYS = 1_000
/** With fewer changes of the catalogue within the age that is allowed, every response is current. */
const FREQUENT_CHANGES = 5

export interface PublicCacheOptions {
  db: Database
  now: () => Date
  /** While the catalogue changes often, visitors who have not just written get responses that were current this long ago. */
  staleSeconds: number
  onLookup: OnLookup
}

/**
 * Responses for everybody, by key. One request makes the response of a key and a catalogue version; the others of that time wait
 * for it. Each request reads the version itself, so that a response that began before its visitor's write is not shared with it.
 */
export const createPublicCache = ({ db, now, staleSeconds, onLookup }: PublicCacheOptions) => {
  const store = createCacheStore(now)
  const readVersion = catalogueVersionOf(db)
  const staleMs = staleSeconds * 1_000
  const making = new Map<string, Promise<Entry | undefined>>()
  /** Keys whose last response was not stored: waiting for the next one would be in vain. */
  const unshared = new LRUCache<string, true>({ max: MAX_UNSHARED_KEYS })

  let lastVersion: string | undefined
  /** The times at which the last versions were read first. */
  const changedAt: number[] = []

  const noteVersion = (version: string, readAt: number) => {
    if (version === lastVersion) return
    lastVersion = version
    changedAt.push(readAt)
    if (changedAt.length > FREQUENT_CHANGES) changedAt.shift()
  }

  const changesOften = (at: number) => {
    const [first = 0] = changedAt
    return changedAt.length === FREQUENT_CHANGES && at - first < staleMs
  }

  const found = (result: 'hit' | 'recent' | 'shared', cached: Entry): Lookup => {
    onLookup(result)
    return { ...unstored, cached }
  }

  const make = (key: string, version: string, readAt: number): Lookup => {
    const id = `${version} ${key}`
    let stored: Entry | undefined
    let settle = (_entry: Entry | undefined) => {}
    const isMade = new Promise<Entry | undefined>((resolve) => {
      settle = resolve
    })
    if (!unshared.has(key)) making.set(id, isMade)
    return {
      cached: undefined,
      store: (response) => {
        stored = store.set(key, version, readAt, response)
        unshared.delete(key)
        making.delete(id)
        settle(stored)
      },
      end: () => {
        if (stored) return
        unshared.set(key, true)
        making.delete(id)
        settle(undefined)
      },
    }
  }

  /** Call it before the response is made, and `end` in every case afterwards. */
  return async (key: string, mustBeCurrent: boolean): Promise<Lookup> => {
    const readAt = now().getTime()
    const recent = mustBeCurrent || !changesOften(readAt) ? undefined : store.findRecent(key, staleMs)
    if (recent && readAt - recent.currentAt < staleMs - RENEWAL_MS) return found('recent', recent)
    // A database failure is reported by a response that is not stored.
    const version = await readVersion().catch(() => undefined)
    if (version !== undefined) noteVersion(version, readAt)
    const cached = version === undefined ? store.findStale(key) : store.find(key, version, readAt)
    if (cached) return found('hit', cached)
    const made = version === undefined ? undefined : making.get(`${version} ${key}`)
    if (made && recent) return found('recent', recent)
    // Without a response to wait for, nothing is awaited: the first request of many in one turn of the event loop makes it.
    const shared = made && (await made)
    if (shared) return found('shared', shared)
    onLookup('miss')
    return version === undefined ? unstored : make(key, version, readAt)
  }
}
