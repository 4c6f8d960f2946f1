import { sql } from 'kysely'
import { afterAll, describe, expect, test } from 'vitest'
import { nobody } from '../api/visitor'
import { catalogueVersionOf } from '../cache/catalogue-version'
import { createContainer } from '../modules/container'
import { databases } from '../testing/database/databases'
import { testInfrastructure } from '../testing/infrastructure'
import { isPostgres } from './connection'
import { foldClosedConnections } from './fold-closed-connections'

describe.each(databases)('closed connections on $name', async ({ openSample }) => {
  const db = await openSample()
  const readVersion = catalogueVersionOf(db)
  afterAll(() => db.destroy())

  test('their sums of money are folded into a row of each kind, and stay the same', async () => {
    if (isPostgres(db)) {
      await sql`insert into money_sum select 10000000 + n, 'held', n from generate_series(1, 500) n`.execute(db)
    }
    const { monitoringRepository } = createContainer(db, testInfrastructure(), nobody)
    const before = await monitoringRepository.money()
    await foldClosedConnections(db)
    await foldClosedConnections(db)
    expect(await monitoringRepository.money()).toEqual(before)
    expect((await db.selectFrom('moneySum').select('kind').execute()).length).toBeLessThan(10)
  })

  const rowCount = async () => (await sql`select * from catalogue_change`.execute(db)).rows.length

  test('their catalogue changes are folded into one row, and the version stays the same', async () => {
    if (isPostgres(db)) {
      // Ids above the highest that an operating system gives.
      await sql`insert into catalogue_change select 10000000 + n, n from generate_series(1, 500) n`.execute(db)
    }
    await db.updateTable('stat').set({ label: 'New' }).execute()
    const before = await readVersion()
    await foldClosedConnections(db)
    expect(await readVersion()).toBe(before)
    expect(await rowCount()).toBeLessThan(10)
    await foldClosedConnections(db)
    expect(await readVersion()).toBe(before)
    await db.updateTable('stat').set({ label: 'Newer' }).execute()
    expect(await readVersion()).not.toBe(before)
  })
})
