import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { sql } from 'kysely'
import { afterAll, describe, expect, onTestFinished, test } from 'vitest'
import { openDatabase } from '../database/connection'
import { isPostgres } from '../database/dialect'
import { catalogueTables } from '../database/migrations/0030-catalogue-changes'
import { openSample } from '../seed/open-sample'
import { databases } from '../testing/databases'
import { watchStatements } from '../testing/watch-statements'
import { catalogueVersionOf } from './catalogue-version'

describe.each(databases)('the revision on $name', async ({ openSample }) => {
  const db = await openSample()
  const revision = catalogueVersionOf(db)
  afterAll(() => db.destroy())

  test('stays while all that happens is reading', async () => {
    const before = await revision()
    await db.selectFrom('listing').selectAll().execute()
    await db.transaction().execute((transaction) => transaction.selectFrom('user').selectAll().execute())
    expect(await revision()).toBe(before)
  })

  test.each(catalogueTables)('is another once %s is written to, in a transaction too', async (name) => {
    const key = sql.ref(name === 'freelancer_skill' ? 'skill' : 'id')
    if (name === 'site_clock') await db.insertInto('siteClock').values({ id: 1, daysAhead: 0 }).execute()
    const first = await revision()
    await sql`update ${sql.table(name)} set ${key} = ${key}`.execute(db)
    const second = await revision()
    expect(second).not.toBe(first)
    await db
      .transaction()
      .execute((transaction) => sql`update ${sql.table(name)} set ${key} = ${key}`.execute(transaction))
    expect(await revision()).not.toBe(second)
  })

  test.each(['session', 'rate_limit_attempt', 'message', 'posting'])('stays when %s is written to', async (name) => {
    const before = await revision()
    await sql`update ${sql.table(name)} set id = id`.execute(db)
    expect(await revision()).toBe(before)
  })

  test('is read once for all who ask in a turn', async () => {
    const { db: watched, statements } = watchStatements(db)
    const ask = catalogueVersionOf(watched)
    await Promise.all(Array.from({ length: 10 }, ask))
    expect(statements).toHaveLength(1)
    await ask()
    expect(statements).toHaveLength(2)
  })

  test('is asked for again after a reading that failed', async () => {
    const own = await openSample()
    const ask = catalogueVersionOf(own)
    await own.schema.alterTable('catalogue_change').renameTo('gone').execute()
    await expect(ask()).rejects.toThrow()
    await own.schema.alterTable('gone').renameTo('catalogue_change').execute()
    expect(await ask()).toEqual(expect.any(String))
    await own.destroy()
  })

  // SQLite reads nothing while a transaction is under way.
  test.runIf(isPostgres(db))('is another once a transaction is over that was under way when it was read', async () => {
    const during = await db.transaction().execute(async (transaction) => {
      await transaction.updateTable('stat').set({ label: 'Later' }).execute()
      return revision()
    })
    expect(await revision()).not.toBe(during)
  })
})

test('the revision of a SQLite file is another once another process has written', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'marque-revision-'))
  const url = `file:${join(folder, 'marque.db')}`
  const [db, other] = [await openSample(url), openDatabase(url)]
  onTestFinished(async () => {
    await db.destroy()
    await other.destroy()
    rmSync(folder, { recursive: true })
  })
  const revision = catalogueVersionOf(db)
  const before = await revision()
  await other.selectFrom('stat').selectAll().execute()
  expect(await revision()).toBe(before)
  await other.updateTable('stat').set({ label: 'From elsewhere' }).execute()
  expect(await revision()).not.toBe(before)
})
