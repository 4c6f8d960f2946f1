import { afterAll, describe, expect, test } from 'vitest'
import { nativeArgon2 } from '../infrastructure/passwords/native-argon2'
import { seed } from '../seed/seed'
import { prepareDatabase } from '../start/prepare-database'
import { addListings } from '../testing/database/add-listings'
import { databases } from '../testing/database/databases'
import { executor } from '../testing/execute'
import type { Database } from './connection'
import { CatalogueDocument, ListingTotalsDocument } from './database.test.generated'
import { migrate } from './migrate'
import { openForMaintenance } from './open-database'

const countOf = async (db: Database, table: 'category' | 'company' | 'listing' | 'listingSearch' | 'user') => {
  const { count } = await db
    .selectFrom(table)
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .executeTakeFirstOrThrow()
  return count
}

describe.each(databases)('a database on $name', async ({ name, openSample, openEmpty, newUrl }) => {
  const db = await openSample()
  afterAll(() => db.destroy())

  test('is migrated once; a second migration changes nothing', async () => {
    const before = await db.introspection.getTables()
    await migrate(db)
    expect(await db.introspection.getTables()).toEqual(before)
    expect(await countOf(db, 'category')).toBe(8)
  })

  test('is seeded once; a second seed changes nothing', async () => {
    const own = await openSample()
    await own.updateTable('user').set({ name: 'Renamed' }).where('id', '=', 'usr-priya-raman').execute()
    const before = await own.selectFrom('user').selectAll().orderBy('id').execute()
    await seed(own, nativeArgon2)
    expect(await own.selectFrom('user').selectAll().orderBy('id').execute()).toEqual(before)
    await own.destroy()
  })

  test('is seeded once by two servers that start concurrently', async () => {
    const url = await newUrl()
    const own = openForMaintenance(url)
    // Two of SQLite's in one thread would wait for each other.
    const other = name === 'SQLite' ? own : openForMaintenance(url)
    await migrate(own)
    await Promise.all([seed(own, nativeArgon2), seed(other, nativeArgon2)])
    expect(await countOf(own, 'category')).toBe(8)
    await Promise.all([own.destroy(), other.destroy()])
  })

  test('is seeded in one transaction', async () => {
    const own = await openEmpty()
    await own.schema.alterTable('stat').renameTo('gone').execute()
    await expect(seed(own, nativeArgon2)).rejects.toThrow()
    for (const table of ['user', 'category', 'company', 'listing', 'listingSearch'] as const) {
      expect([table, await countOf(own, table)]).toEqual([table, 0])
    }
    await own.schema.alterTable('gone').renameTo('stat').execute()
    await seed(own, nativeArgon2)
    expect(await countOf(own, 'category')).toBe(8)
    await own.destroy()
  })

  test('isolates concurrent transactions', async () => {
    const own = await openSample()
    const price = () => own.selectFrom('listing').select('priceCents').where('id', '=', 'srv-1101').executeTakeFirst()
    const raise = () =>
      own.transaction().execute(async (transaction) => {
        await transaction
          .updateTable('listing')
          .set(({ eb }) => ({ priceCents: eb('priceCents', '+', 1) }))
          .where('id', '=', 'srv-1101')
          .execute()
        await transaction.selectFrom('category').select('id').execute()
      })
    const undo = () =>
      own.transaction().execute(async (transaction) => {
        await transaction.updateTable('listing').set({ priceCents: 0 }).where('id', '=', 'srv-1101').execute()
        throw new Error('No, after all')
      })
    const results = await Promise.allSettled([raise(), undo(), raise(), undo(), raise()])
    expect(results.map(({ status }) => status)).toEqual(['fulfilled', 'rejected', 'fulfilled', 'rejected', 'fulfilled'])
    expect(await price()).toEqual({ priceCents: 300_002 })
    await own.destroy()
  })

  test('row locks are left out on SQLite', async () => {
    const locked = db.selectFrom('user').select('id').limit(1).forUpdate().skipLocked()
    expect(locked.compile().sql.includes('for update skip locked')).toBe(name === 'PostgreSQL')
    expect(await locked.execute()).toHaveLength(1)
  })

  test('returns sums and counts as numbers', async () => {
    const { sum, count } = await db
      .selectFrom('platformDay')
      .select(({ fn }) => [fn.sum<number>('held').as('sum'), fn.countAll<number>().as('count')])
      .executeTakeFirstOrThrow()
    expect([typeof sum, typeof count]).toEqual(['number', 'number'])
  })

  test('enforces foreign keys', async () => {
    const dangling = addListings(db, [{ id: 'srv-dangling', sellerId: 'usr-nobody' }])
    await expect(dangling).rejects.toThrow(/foreign key/i)
  })

  test('totalCount is exact below 1,001 and stops there', async () => {
    const own = await openSample()
    const ids = Array.from({ length: 1_100 }, (_, i) => ({ id: `prd-many-${i}`, kind: 'product' as const }))
    const totals = async () => (await executor(own)(ListingTotalsDocument)).data
    const had = await countOf(own, 'listing')
    const { totalCount: products } = (await totals()).products
    await addListings(own, ids.slice(0, 1_000 - products))
    expect(await countOf(own, 'listing')).toBe(had + 1_000 - products)
    expect((await totals()).products).toEqual({ totalCount: 1_000, totalIsExact: true })
    await addListings(own, ids.slice(1_000 - products))
    expect(await totals()).toMatchObject({
      products: { totalCount: 1_001, totalIsExact: false },
      search: { totalCount: 1_001, totalIsExact: false },
      services: { totalIsExact: true },
    })
    await own.destroy()
  })
})

test('both databases give the same results: money, dates, flags, texts and order', async () => {
  const [onSqlite, ...others] = await Promise.all(
    databases.map(async ({ openSample }) => {
      const db = await openSample()
      const { data, errors } = await executor(db, { now: () => new Date('2026-11-21T12:00:00.000Z') })(
        CatalogueDocument,
      )
      await db.destroy()
      return { data, errors }
    }),
  )
  expect(onSqlite?.errors).toBeUndefined()
  expect(onSqlite?.data.services.edges.length).toBeGreaterThan(40)
  expect(others).toEqual([onSqlite])
})

test('database connection: an unreachable database is named in one line, without the password of its URL', async () => {
  const databaseUrl = 'postgres://marque:s3cret@127.0.0.1:1/marque'
  const opening = prepareDatabase({ databaseUrl, sampleData: true }, () => {})
  await expect(opening).rejects.toThrow(
    /^The database at 127\.0\.0\.1:1\/marque can't be used \(.*ECONNREFUSED.*\)\. Start it and check its address, or name another in DATABASE_URL\.$/,
  )
  await expect(opening).rejects.not.toThrow('s3cret')
})
