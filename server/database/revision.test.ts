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

  test('stays while all that happens is reading', async () => {
    const before = await revision()
    await db.selectFrom('listing').selectAll().execute()
    await db.transaction().execute((transaction) => transaction.selectFrom('user').selectAll().execute())
    expect(await revision()).toBe(before)
  })

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
    const quiet = (day: string) =>
      writeQuietly(db, (within) =>
        within
          .insertInto('listingViews')
          .values({ listingId: 'srv-1101', sellerId: 'usr-priya-raman', day, count: 1 })
          .execute(),
      )
    const seen = new Set([await revision()])
    for (const month of [1, 2, 3]) {
      for (const day of [10, 11]) await quiet(`2026-0${month}-${day}`)
      expect(await revision()).toBe([...seen].at(-1))
      await expect(quiet(`2026-0${month}-10`)).rejects.toThrow()
      await db
        .updateTable('stat')
        .set({ label: `Change ${month}` })
        .where('position', '=', 1)
        .execute()
      expect(seen).not.toContain(await revision())
      seen.add(await revision())
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
