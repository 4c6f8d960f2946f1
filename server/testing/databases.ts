import { randomUUID } from 'node:crypto'
import { sql } from 'kysely'
import { inject } from 'vitest'
import { type Database, openDatabase } from '../database/connection'
import { migrate } from '../database/migrate'
import { openSample } from '../database/open-sample'

const postgresUrl = inject('postgresUrl')

/** An empty database inside the PostgreSQL of the test run. */
const newPostgresUrl = async () => {
  const name = `test_${randomUUID().replaceAll('-', '')}`
  const admin = openDatabase(postgresUrl)
  await sql`create database ${sql.id(name)}`.execute(admin)
  await admin.destroy()
  return Object.assign(new URL(postgresUrl), { pathname: name }).href
}

interface TestDatabase {
  name: string
  /** Filled from the fixtures. */
  openSample: () => Promise<Database>
  /** Today's tables without a row. */
  openEmpty: () => Promise<Database>
}

/** Both databases that the product runs on, for `describe.each`. */
export const databases: TestDatabase[] = [
  { name: 'SQLite', url: async () => 'file::memory:' },
  { name: 'PostgreSQL', url: newPostgresUrl },
].map(({ name, url }) => ({
  name,
  openSample: async () => openSample(await url()),
  openEmpty: async () => {
    const db = openDatabase(await url())
    await migrate(db)
    return db
  },
}))
