import { setTimeout } from 'node:timers/promises'
import type { RequestHandler, Response } from 'express'
import { sql } from 'kysely'
import { type Database, systemOf } from '../../database/connection'
import { migrationsOf } from '../../database/migrate'
import type { DiskSpace } from '../../infrastructure/disk-space'
import type { FileStore } from '../../infrastructure/files/files'
import { createReading } from '../../infrastructure/reading'

interface Dependencies {
  db: Database
  diskSpace: DiskSpace
  fileStore: Pick<FileStore, 'get'>
  isStopping: () => boolean
}

const STOPPING = 'The server is stopping.'
/** A proxy asks again within a few seconds. */
const FILE_DEADLINE_MS = 2_000
/** Anybody may call the check, and object storage bills each request. */
const FILE_CHECKED_FOR_MS = 5_000
/** A key that no file has. */
const NO_FILE = 'ready/ready.txt'

/** Health check: 200 while the database answers, its disk has space and the server isn't stopping. */
export const health =
  ({ db, diskSpace, isStopping }: Omit<Dependencies, 'fileStore'>): RequestHandler =>
  async (_request, response) =>
    answer(response, isStopping() ? STOPPING : await failureOf(db, diskSpace))

/**
 * Readiness check, by which a proxy chooses the processes that get requests: 200 if the process is healthy, the database has the
 * migrations of this version, and the file store answers.
 */
export const readiness = ({ db, diskSpace, fileStore, isStopping }: Dependencies): RequestHandler => {
  const isFileStoreUsable = createFileStoreCheck(fileStore)
  let isMigrated = false
  const unreadyOf = async () => {
    const failure = await failureOf(db, diskSpace)
    if (failure) return failure
    isMigrated ||= await migrationsOf(db).then(({ pending }) => pending.length === 0, no)
    if (!isMigrated) return 'The database is not migrated.'
    return (await isFileStoreUsable()) ? undefined : 'The file store does not answer.'
  }
  return async (_request, response) => answer(response, isStopping() ? STOPPING : await unreadyOf())
}

/** Asks the file store at most every few seconds, also while an earlier request hangs. */
export const createFileStoreCheck = (
  fileStore: Pick<FileStore, 'get'>,
  clock = () => performance.now(),
  deadlineMs = FILE_DEADLINE_MS,
) => {
  const isUsable = () =>
    Promise.race([fileStore.get(NO_FILE).then(yes, no), setTimeout(deadlineMs, false, { ref: false })])
  const reading = createReading(isUsable, FILE_CHECKED_FOR_MS, { clock })
  return async () => (await reading()) === true
}

const answer = (response: Response, reason: string | undefined) =>
  response
    .status(reason ? 503 : 200)
    .set('cache-control', 'no-store')
    .json(reason ? { status: 'unavailable', reason } : { status: 'ok' })

const failureOf = async (db: Database, diskSpace: DiskSpace) => {
  if (!(await isReachable(db))) return 'The database does not answer.'
  return (await diskSpace.isLow()) ? 'The disk is full.' : undefined
}

const yes = () => true
const no = () => false

const isReachable = (db: Database) => sql`select 1`.execute(systemOf(db)).then(yes, no)
