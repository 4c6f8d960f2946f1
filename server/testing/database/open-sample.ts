import { randomUUID } from 'node:crypto'
import { copyFileSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { sql } from 'kysely'
import { inject } from 'vitest'
import type { Database } from '../../database/connection'
import { migrate } from '../../database/migrate'
import { openDatabase } from '../../database/open-database'
import { seed } from '../../seed/seed'
import { quickArgon2 } from '../accounts/quick-argon2'
import { createLeftovers } from './leftovers'

/** Fills an empty database with the sample data. */
export const fillSample = async (url: string) => {
  const db = openDatabase(url)
  await migrate(db)
  await seed(db, quickArgon2)
  return db
}

export const newPath = () => join(inject('scratchFolder'), `${randomUUID()}.db`)

const writeTemplate = async () => {
  const path = newPath()
  const db = await fillSample('file::memory:')
  await sql`vacuum into ${path}`.execute(db)
  await db.destroy()
  return path
}

const leftovers = createLeftovers()

/** A file of SQLite and its logs. */
const removeFile = (path: string) => {
  for (const each of [path, `${path}-wal`, `${path}-shm`]) rmSync(each, { force: true })
}

let template: Promise<string> | undefined
/** The address of a new SQLite file with the sample data: a copy of the worker's first one, because filling it takes twenty times as long. */
export const newSampleUrl = async () => {
  template ??= writeTemplate()
  leftovers.takeEnded().forEach(removeFile)
  const copy = newPath()
  leftovers.add(copy)
  copyFileSync(await template, copy)
  return `file:${copy}`
}

/** A new SQLite database with the sample data. */
export const openSample = async (): Promise<Database> => {
  const db = openDatabase(await newSampleUrl())
  // The data need not survive a power cut.
  await sql`pragma synchronous = off`.execute(db)
  return db
}
