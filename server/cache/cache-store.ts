import type { OutgoingHttpHeaders } from 'node:http'
import { gzipSync } from 'node:zlib'
import type { Request, Response } from 'express'
import { LRUCache } from 'lru-cache'

const MAX_BYTES = 32 * 1024 * 1024
/** Texts such as `2 minutes ago` change without a write. */
const MAX_AGE_MS = 30_000
/** Shorter bodies gain nothing from compression. */
const MIN_GZIP_BYTES = 1024
/** The size of headers and bookkeeping, measured with a thousand of the shortest responses. */
const OVERHEAD_BYTES = 4 * 1024

interface StoredResponse {
  status: number
  headers: OutgoingHttpHeaders
  body: Buffer
}

export interface Entry extends StoredResponse {
  version: string
  /** The time before the last look-up of the catalogue version that found the entry current, in milliseconds. */
  currentAt: number
  gzipped: () => Buffer | undefined
}

export interface Lookup {
  cached: Entry | undefined
  store: (response: StoredResponse) => void
  /** Lets the requests that wait for this response make their own, unless it was stored. */
  end: () => void
}

/** A look-up that found nothing, and whose response isn't stored. */
export const unstored: Lookup = { cached: undefined, store: () => {}, end: () => {} }

/**
 * Gets the result of a look-up. `hit`: an entry of the current catalogue version or, while the database doesn't answer, any entry;
 * `recent`: an entry that was current a moment ago; `shared`: the response to another request that was being made; `miss`: none of
 * them.
 */
export type OnLookup = (result: 'hit' | 'recent' | 'shared' | 'miss') => void

/** Stores responses by key, each valid for one catalogue version. The least recently used ones are evicted first. */
export const createCacheStore = (now: () => Date, maxBytes = MAX_BYTES) => {
  const entries = new LRUCache<string, Entry>({
    maxSize: maxBytes,
    sizeCalculation: ({ body }, key) => key.length * 2 + body.length * 2 + OVERHEAD_BYTES,
    ttl: MAX_AGE_MS,
    ttlResolution: 0,
    noDeleteOnStaleGet: true,
    perf: { now: () => now().getTime() },
  })

  return {
    /** The entry of a catalogue version, which was read after the time `readAt`. */
    find: (key: string, version: string, readAt: number): Entry | undefined => {
      const entry = entries.get(key)
      if (entry?.version !== version) return undefined
      entry.currentAt = Math.max(entry.currentAt, readAt)
      return entry
    },

    /** The entry, if it was current less than `ms` ago. A clock that was set back ages it, too. */
    findRecent: (key: string, ms: number): Entry | undefined => {
      const entry = entries.get(key)
      return entry && Math.abs(now().getTime() - entry.currentAt) < ms ? entry : undefined
    },

    /** The stored entry, even if it is old: better than an error while the database doesn't answer. */
    findStale: (key: string): Entry | undefined => entries.get(key, { allowStale: true }),

    /** `version` has to be read before the response is made, so that a write in between makes the entry stale. */
    set: (key: string, version: string, readAt: number, response: StoredResponse): Entry => {
      const entry = { ...response, version, currentAt: readAt, gzipped: gzipOnce(response.body) }
      entries.set(key, entry)
      return entry
    },
  }
}

/** A client that reloads a page gets a response of its own. */
export const asksForFresh = ({ headers }: Request) => headers['cache-control']?.includes('no-cache') === true

/** True if too many bytes are unread, so that a refusal was sent in the place of the response. */
export const isBusy = ({ statusCode }: Response) => statusCode === 503

/** Sends the cached response. Without one it returns `store`, for the response that the caller makes, unless the client has gone. */
export const sendCached = (request: Request, response: Response, { cached, store, end }: Lookup) => {
  if (cached) return void send(request, response, cached)
  if (response.destroyed) return end()
  response.once('close', end)
  return store
}

const send = (request: Request, response: Response, { status, headers, body, gzipped }: Entry) => {
  const gzip = request.acceptsEncodings('gzip') ? gzipped() : undefined
  if (gzip) response.set('content-encoding', 'gzip')
  response
    .status(status)
    .set(headers)
    .send(gzip ?? body)
}

const gzipOnce = (body: Buffer) => {
  let gzipped: Buffer | undefined
  return () => {
    if (body.length > MIN_GZIP_BYTES) gzipped ??= gzipSync(body)
    return gzipped
  }
}
