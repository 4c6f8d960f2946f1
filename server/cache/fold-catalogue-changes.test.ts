import { sql } from 'kysely'
import { afterAll, describe, expect, test } from 'vitest'
import { isPostgres } from '../database/connection'
import { databases } from '../testing/database/databases'
import { catalogueVersionOf } from './catalogue-version'
import { foldCatalogueChanges } from './fold-catalogue-changes'

describe.each(databases)('catalogue changes of closed connections on $name', async ({ openSample }) => {
  const db = await openSample()
  const readVersion = catalogueVersionOf(db)
  afterAll(() => db.destroy())

  const rowCount = async () => (await sql`select * from catalogue_change`.execute(db)).rows.length

  test('are folded into one row, and the version stays the same', async () => {
    if (isPostgres(db)) {
      // Ids above the highest that an operating system gives.
      await sql`insert into catalogue_change select 10000000 + n, n from generate_series(1, 500) n`.execute(db)
    }
    await db.updateTable('stat').set({ label: 'New' }).execute()
    const before = await readVersion()
    await foldCatalogueChanges(db)
    expect(await readVersion()).toBe(before)
    expect(await rowCount()).toBeLessThan(10)
    await foldCatalogueChanges(db)
    expect(await readVersion()).toBe(before)
    await db.updateTable('stat').set({ label: 'Newer' }).execute()
    expect(await readVersion()).not.toBe(before)
  })
})
