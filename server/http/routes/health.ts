import type { RequestHandler } from 'express'
import { sql } from 'kysely'
import { type Database, systemOf } from '../../database/connection'
import type { DiskSpace } from '../../infrastructure/disk-space'

/** Health check: 200 while the database answers, its disk has space and the server isn't stopping. */
export const health =
  (db: Database, diskSpace: DiskSpace, isStopping: () => boolean): RequestHandler =>
  async (_request, response) => {
    const reason = isStopping() ? 'The server is stopping.' : await failureOf(db, diskSpace)
    response
      .status(reason ? 503 : 200)
      .set('cache-control', 'no-store')
      .json(reason ? { status: 'unavailable', reason } : { status: 'ok' })
  }

const failureOf = async (db: Database, diskSpace: DiskSpace) => {
  if (!(await isReachable(db))) return 'The database does not answer.'
  return (await diskSpace.isLow()) ? 'The disk is full.' : undefined
}

const isReachable = (db: Database) =>
  sql`select 1`.execute(systemOf(db)).then(
    () => true,
    () => false,
  )
