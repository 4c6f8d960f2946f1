import { createHash } from 'node:crypto'
import type { OutgoingHttpHeaders } from 'node:http'
import type { Database } from '../database/connection'
import { createCacheStore } from './cache-store'
import { catalogueVersionOf } from './catalogue-version'

interface Page {
  status: number
  headers: OutgoingHttpHeaders
  html: string
}

/** Rendered pages while the catalogue stays the same. Pages are the same for everybody, so their address is the key. */
export const createPageCache = (db: Database, now: () => Date) => {
  const store = createCacheStore(now)
  const readVersion = catalogueVersionOf(db)

  return {
    /** Called before anything of the page is read, so that a write in between makes what is stored stale. */
    open: async ({ href }: URL) => {
      // A digest: the address may hold the token of a mailed link.
      const key = createHash('sha256').update(href).digest('base64')
      // A database that doesn't answer is reported by the page that needs it.
      const version = (await readVersion().catch(() => undefined)) ?? ''
      return {
        cached: store.find(key, version),
        store: ({ status, headers, html }: Page) => {
          if (version !== '') store.set(key, version, { status, headers, body: Buffer.from(html) })
        },
      }
    },
  }
}

export type PageCache = ReturnType<typeof createPageCache>
