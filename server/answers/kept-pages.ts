import { createHash } from 'node:crypto'
import type { OutgoingHttpHeaders } from 'node:http'
import type { Database } from '../database/connection'
import { revisionOf } from '../database/revision'
import { createKeptAnswers } from './kept-answers'

export type KeptPages = ReturnType<typeof createKeptPages>

interface Page {
  status: number
  headers: OutgoingHttpHeaders
  html: string
}

/** Keeps pages while the catalogue stays the same. They are made for nobody: of a request, the address alone is in them. */
export const createKeptPages = (db: Database, now: () => Date) => {
  const pages = createKeptAnswers(now)
  const readRevision = revisionOf(db)

  return {
    /** To be called before anything of the page is read. */
    placeOf: async ({ href }: URL) => {
      // Not the address itself: it may hold the secret that was sent in a mail.
      const key = createHash('sha256').update(href).digest('base64')
      // A database that doesn't answer is told by what needs it.
      const revision = (await readRevision().catch(() => undefined)) ?? ''
      return {
        kept: pages.find(key, revision),
        keep: ({ status, headers, html }: Page) => {
          if (revision !== '') pages.keep(key, revision, { status, headers, body: Buffer.from(html) })
        },
      }
    },
  }
}
