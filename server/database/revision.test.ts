import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { sql } from 'kysely'
import { afterAll, describe, expect, onTestFinished, test } from 'vitest'
import { databases } from '../testing/databases'
import { openDatabase } from './connection'
import { isPostgres } from './dialect'
import { openSample } from './open-sample'
import { revisionOf, writeQuietly } from './revision'

describe.each(databases)('the revision on $name', async ({ openSample }) => {
  const db = await openSample()
  const revision = revisionOf(db)
  const tables = [
    'category',
    'company',
    'freelancer',
    'job',
    'listing',
    'listing_search',
    'stat',
    'testimonial',
    'user',
  ]
  afterAll(() => db.destroy())

  /** On PostgreSQL other databases of the same server count as well, and those of other tests are never still for long. */
  const expectToStay = async (work: () => Promise<unknown>) => {
    const stays = async () => {
      const before = await revision()
      await work()
      return (await revision()) === before
    }
    let tries = 0
    while (tries < 200 && !(await stays())) tries += 1
    expect(tries).toBeLessThan(200)
  }

  test('stays while all that happens is reading', () =>
    expectToStay(async () => {
      await db.selectFrom('stat').selectAll().execute()
      await db.transaction().execute((transaction) => transaction.selectFrom('stat').selectAll().execute())
    }))

  test.each(tables)('is another once %s is written to, in a transaction too', async (name) => {
    const key = sql.ref(name === 'listing_search' ? 'listing_id' : 'id')
    const first = await revision()
    await sql`update ${sql.table(name)} set ${key} = ${key}`.execute(db)
    const second = await revision()
    expect(second).not.toBe(first)
    await db
      .transaction()
      .execute((transaction) => sql`update ${sql.table(name)} set ${key} = ${key}`.execute(transaction))
    expect(await revision()).not.toBe(second)
  })

  test('stays after what is written quietly, and tells every other write from it', async () => {
    let days = 0
    const quietOn = (day: string) =>
      writeQuietly(db, (within) =>
        within
          .insertInto('listingViews')
          .values({ listingId: 'srv-quiet', sellerId: 'usr-priya-raman', day, count: 1 })
          .execute(),
      )
    const quiet = () => {
      days += 1
      return quietOn(`day ${days}`)
    }
    const seen = new Set<unknown>()
    for (const label of ['One', 'Two', 'Three']) {
      await expectToStay(quiet)
      seen.add(await revision())
      await expect(quietOn('day 1')).rejects.toThrow()
      await quiet()
      await db.updateTable('stat').set({ label }).where('position', '=', 1).execute()
      await quiet()
      expect(seen).not.toContain(await revision())
    }
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
  const revision = revisionOf(db)
  const before = await revision()
  await other.selectFrom('stat').selectAll().execute()
  expect(await revision()).toBe(before)
  await other.updateTable('stat').set({ label: 'From elsewhere' }).execute()
  expect(await revision()).not.toBe(before)
})
