import { randomUUID } from 'node:crypto'
import { sql } from 'kysely'
import { inject } from 'vitest'
import type { Database } from '../../database/connection'
import { migrate } from '../../database/migrate'
import { openDatabase, openForMaintenance } from '../../database/open-database'
import { createLeftovers } from './leftovers'
import { fillSample, newPath, newSampleUrl, openSample } from './open-sample'

const postgresUrl = inject('postgresUrl')

/** Without the time limit of statements: on a busy machine a copy of a database takes longer. */
const onPostgres = async <Result>(work: (admin: Database) => Promise<Result>) => {
  const admin = openForMaintenance(postgresUrl)
  try {
    return await work(admin)
  } finally {
    await admin.destroy()
  }
}

const postgresUrlOf = (name: string) => Object.assign(new URL(postgresUrl), { pathname: name }).href

const leftovers = createLeftovers()

/** Creates a database on the test run's PostgreSQL server, empty or as a copy of another. */
const newPostgresUrl = (template = 'template1') =>
  onPostgres(async (admin) => {
    for (const ended of leftovers.takeEnded()) {
      await sql`drop database if exists ${sql.id(ended)} with (force)`.execute(admin)
    }
    const name = `test_${randomUUID().replaceAll('-', '')}`
    leftovers.add(name)
    await sql`create database ${sql.id(name)} template ${sql.id(template)} strategy file_copy`.execute(admin)
    return postgresUrlOf(name)
  })

const sampleTemplate = inject('postgresTemplate')

/** Fills the template of sample databases once for all test files, because seeding takes ten times as long as copying. */
const fillSampleTemplate = () =>
  onPostgres(async (admin) => {
    const find = () => sql`select from pg_database where datname = ${sampleTemplate}`.execute(admin)
    if ((await find()).rows.length > 0) return
    const url = await newPostgresUrl()
    await (await fillSample(url)).destroy()
    const rename = sql`alter database ${sql.id(new URL(url).pathname.slice(1))} rename to ${sql.id(sampleTemplate)}`
    try {
      await rename.execute(admin)
    } catch (error) {
      // Another worker may have been faster.
      if ((await find()).rows.length === 0) throw error
    }
  })

let filled: Promise<void> | undefined
const newPostgresSampleUrl = async () => {
  filled ??= fillSampleTemplate()
  await filled
  return newPostgresUrl(sampleTemplate)
}

const openMigrated = async (url: string) => {
  const db = openDatabase(url)
  await migrate(db)
  return db
}

interface TestDatabase {
  name: string
  /** Filled from the fixtures. */
  openSample: () => Promise<Database>
  /** All tables, without rows. */
  openEmpty: () => Promise<Database>
  /** The address of a new database without tables, for tests that open it themselves. */
  newUrl: () => Promise<string>
  /** The same, filled from the fixtures. */
  newSampleUrl: () => Promise<string>
  /** Without tables, for tests of migrations. */
  openBlank: () => Promise<Database>
}

/** Both databases that the product runs on, for `describe.each`. */
export const databases: TestDatabase[] = [
  {
    name: 'SQLite',
    openSample,
    newUrl: async () => `file:${newPath()}`,
    newSampleUrl,
    openEmpty: () => openMigrated('file::memory:'),
    openBlank: async () => openDatabase('file::memory:'),
  },
  {
    name: 'PostgreSQL',
    openSample: async () => openDatabase(await newPostgresSampleUrl()),
    newUrl: () => newPostgresUrl(),
    newSampleUrl: newPostgresSampleUrl,
    openEmpty: async () => openMigrated(await newPostgresUrl()),
    openBlank: async () => openDatabase(await newPostgresUrl()),
  },
]
