import type { RequestHandler } from 'express'
import { sql } from 'kysely'
import type { Database } from '../../database/connection'

/** Health check: 200 while the database answers and the server isn't stopping. */
export const health =
  (db: Database, isStopping: () => boolean): RequestHandler =>
  async (_request, response) => {
    const healthy = !isStopping() && (await answers(db))
    response
      .status(healthy ? 200 : 503)
      .set('cache-control', 'no-store')
      .json({ status: healthy ? 'ok' : 'unavailable' })
  }

const answers = (db: Database) =>
  sql`select 1`.execute(db).then(
    () => true,
    () => false,
  )
