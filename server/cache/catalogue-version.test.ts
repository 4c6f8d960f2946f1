import { sql } from 'kysely'
import { afterAll, describe, expect, onTestFinished, test } from 'vitest'
import { isPostgres } from '../database/connection'
import { openDatabase } from '../database/open-database'
import { catalogueTablesOf } from '../testing/database/catalogue-tables'
import { databases } from '../testing/database/databases'
import { newSampleUrl } from '../testing/database/open-sample'
import { watchStatements } from '../testing/database/watch-statements'
import { catalogueVersionOf } from './catalogue-version'

/** A column of the tables without an id. */
const keys: Partial<Record<string, string>> = {
  freelancer_skill: 'skill',
  search_synonym: 'term',
  spoken_language: 'language',
  star_count: 'stars',
  track_record: 'user_id',
}

describe.each(databases)('catalogue version on $name', async ({ openSample }) => {
  const db = await openSample()
  const catalogueVersion = catalogueVersionOf(db)
  afterAll(() => db.destroy())

  test('stays the same while data is only read', async () => {
    const before = await catalogueVersion()
    await db.selectFrom('listing').selectAll().execute()
    await db.transaction().execute((transaction) => transaction.selectFrom('user').selectAll().execute())
    expect(await catalogueVersion()).toBe(before)
  })

  test.each(await catalogueTablesOf(db))('changes when %s is written, in a transaction too', async (name) => {
    const key = sql.ref(keys[name] ?? 'id')
    if (name === 'site_clock') await db.insertInto('siteClock').values({ id: 1, daysAhead: 0 }).execute()
    const first = await catalogueVersion()
    await sql`update ${sql.table(name)} set ${key} = ${key}`.execute(db)
    const second = await catalogueVersion()
    expect(second).not.toBe(first)
    await db
      .transaction()
      .execute((transaction) => sql`update ${sql.table(name)} set ${key} = ${key}`.execute(transaction))
    expect(await catalogueVersion()).not.toBe(second)
  })

  test.each(['session', 'rate_limit_attempt', 'message', 'engagement'])(
    'stays the same when %s is written',
    async (name) => {
      const before = await catalogueVersion()
      await sql`update ${sql.table(name)} set id = id`.execute(db)
      expect(await catalogueVersion()).toBe(before)
    },
  )

  test('is read once for all requests of one event loop turn', async () => {
    const { db: watched, statements } = watchStatements(db)
    const read = catalogueVersionOf(watched)
    await Promise.all(Array.from({ length: 10 }, read))
    expect(statements).toHaveLength(1)
    await read()
    expect(statements).toHaveLength(2)
  })

  test('is read again after a failed read', async () => {
    const own = await openSample()
    const read = catalogueVersionOf(own)
    await own.schema.alterTable('catalogue_change').renameTo('gone').execute()
    await expect(read()).rejects.toThrow()
    await own.schema.alterTable('gone').renameTo('catalogue_change').execute()
    expect(await read()).toEqual(expect.any(String))
    await own.destroy()
  })

  // SQLite has one connection, which the transaction holds.
  test.runIf(isPostgres(db))('changes when a transaction commits that was open during the last read', async () => {
    const during = await db.transaction().execute(async (transaction) => {
      await transaction.updateTable('stat').set({ label: 'Later' }).execute()
      return catalogueVersion()
    })
    expect(await catalogueVersion()).not.toBe(during)
  })
})

test('catalogue version: changes when another process writes to the SQLite file', async () => {
  const url = await newSampleUrl()
  const [db, other] = [openDatabase(url), openDatabase(url)]
  onTestFinished(async () => {
    await db.destroy()
    await other.destroy()
  })
  const catalogueVersion = catalogueVersionOf(db)
  const before = await catalogueVersion()
  await other.selectFrom('stat').selectAll().execute()
  expect(await catalogueVersion()).toBe(before)
  await other.updateTable('stat').set({ label: 'From elsewhere' }).execute()
  expect(await catalogueVersion()).not.toBe(before)
})
