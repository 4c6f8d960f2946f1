import { createHash } from 'node:crypto'
import type { OutgoingHttpHeaders } from 'node:http'
import type { Database } from '../database/connection'
import { createCacheStore, type OnLookup } from './cache-store'
import { catalogueVersionOf } from './catalogue-version'

/**
 * Rendered pages, valid for one catalogue version. Pages are the same for everybody, so the URL is the key. `onLookup` gets the
 * result of each look-up.
 */
export const createPageCache = (db: Database, now: () => Date, onLookup: OnLookup) => {
  const store = createCacheStore(now)
  const readVersion = catalogueVersionOf(db)

  return {
    /** Call it before rendering, so that a write during rendering makes the stored page stale. */
    open: async ({ href }: URL) => {
      // A digest, because the URL may contain the token of a mailed link.
      const key = createHash('sha256').update(href).digest('base64')
      // A database failure is reported by a page that is not stored.
      const version = await readVersion().catch(() => undefined)
      const cached = version === undefined ? store.findStale(key) : store.find(key, version)
      onLookup(cached ? 'hit' : 'miss')
      return {
        cached,
        store: ({ status, headers, html }: { status: number; headers: OutgoingHttpHeaders; html: string }) => {
          if (version !== undefined) store.set(key, version, { status, headers, body: Buffer.from(html) })
        },
      }
    },
  }
}

export type PageCache = ReturnType<typeof createPageCache>
