import { type RawBuilder, sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { type Database, isPostgres } from '../../database/connection'
import { seedGenerated } from '../../start/seed-generated'
import { databases } from '../../testing/database/databases'
import { newPath } from '../../testing/database/open-sample'
import { executor } from '../../testing/execute'
import { generate } from './generate'
import { GeneratedCatalogueDocument } from './generate.test.generated'

const amounts = { listings: 500, engagements: 120 }

/** The tables that generated data is written to. */
const tables = [
  ...['user', 'company', 'freelancer', 'freelancer_skill', 'job', 'listing', 'listing_search', 'order', 'engagement'],
  ...['engagement_event', 'posting', 'review', 'rating_tally'],
]

/** The generated rows of all tables. */
const generatedRows = async (db: Database) => {
  const content: Record<string, string[]> = {}
  for (const name of tables) {
    const { rows } = await sql`select * from ${sql.table(name)}`.execute(db)
    content[name] = rows
      .map((row) => JSON.stringify(row))
      .filter((row) => row.includes('-generated-'))
      .sort()
  }
  return content
}

/** The indexes of a database, with the statistics that are kept of their expressions. */
const indexesOf = async (db: Database) => {
  const { rows } = await (isPostgres(db)
    ? sql`
        select pg_get_indexdef(indexrelid) as definition, attname, attstattarget
        from pg_index join pg_attribute on attrelid = indexrelid
        where indrelid::regclass::text not like 'pg_%' order by definition, attnum
      `
    : sql`select name, sql from sqlite_master where type = 'index' order by name`
  ).execute(db)
  return rows
}

describe.each(databases)('generated data on $name', ({ openSample }) => {
  let db: Database
  beforeAll(async () => {
    db = await openSample()
    await generate(db, amounts)
  }, 60_000)
  afterAll(() => db.destroy())

  test('has the requested listings and engagements, with what belongs to them', async () => {
    const counts = Object.fromEntries(
      Object.entries(await generatedRows(db)).map(([table, rows]) => [table, rows.length]),
    )
    expect(counts).toMatchObject({ listing: 500, engagement: 120, order: 120, company: 20, user: 20 + 40 })
    expect(counts.listing_search).toBeGreaterThan(470)
    expect(counts.listing_search).toBeLessThan(500)
    for (const table of tables) expect(counts[table], table).toBeGreaterThan(0)
  })

  test('the ledger entries of generated engagements sum to zero, and nothing stays held', async () => {
    const entries = await db
      .selectFrom('posting')
      .select(({ fn }) => ['entryId', fn.sum<number>('cents').as('sum')])
      .groupBy('entryId')
      .execute()
    expect(entries.length).toBeGreaterThan(240)
    expect(entries.filter(({ sum }) => sum !== 0)).toEqual([])
    const held = await db
      .selectFrom('posting')
      .select(({ fn }) => ['engagementId', fn.sum<number>('cents').as('sum')])
      .where('account', '=', 'held')
      .where('engagementId', 'like', '%generated%')
      .groupBy('engagementId')
      .execute()
    expect(held).toHaveLength(120)
    expect(held.filter(({ sum }) => sum !== 0)).toEqual([])
  })

  test('the API finds generated listings by their titles and counts them', async () => {
    const { title } = await db
      .selectFrom('listing')
      .select('title')
      .where('visible', '=', 1)
      .where('id', 'like', '%-generated-%')
      .orderBy('id')
      .limit(1)
      .executeTakeFirstOrThrow()
    const { data } = await executor(db)(GeneratedCatalogueDocument, { query: title })
    expect(data.search.nodes.map((node) => 'title' in node && node.title)).toContain(title)
    const { visible } = await db
      .selectFrom('listing')
      .select(({ fn }) => fn.countAll<number>().as('visible'))
      .where('visible', '=', 1)
      .executeTakeFirstOrThrow()
    const counted = data.categories.reduce((sum, category) => sum + category.serviceCount + category.productCount, 0)
    expect([data.services.totalCount + data.products.totalCount, counted]).toEqual([visible, visible])
  })

  test('ratings are the averages of the reviews before and the generated ones', async () => {
    const rated = await db
      .selectFrom('ratingTally')
      .innerJoin('listing', 'listing.id', 'ratingTally.subjectId')
      .selectAll('ratingTally')
      .select(['listing.rating', 'listing.reviewCount'])
      .execute()
    expect(rated.length).toBeGreaterThan(10)
    for (const { rating, reviewCount, baseSum, sum, baseCount, count } of rated) {
      expect(reviewCount).toBe(baseCount + count)
      expect(Math.abs(rating - (baseSum + sum) / reviewCount)).toBeLessThan(0.051)
    }
  })

  test('the sums by day and the track records count each row once, and their triggers are on', async () => {
    const numbers = async (query: RawBuilder<Record<string, unknown>>) =>
      Object.values((await query.execute(db)).rows[0] ?? {}).map(Number)
    const counted = await numbers(sql`
      select sum(new_accounts) as accounts, sum(sales) as sales, sum(completed) as completed,
        (select sum(completed) from track_record) as recorded
      from platform_day
    `)
    const stored = await numbers(sql`
      select (select count(*) from "user") as accounts,
        (select count(distinct engagement_id) from posting where account = 'held' and cents > 0) as sales,
        (select count(*) from engagement where state = 'COMPLETED') as completed,
        (select count(*) from engagement_event where state = 'COMPLETED'
          and transition in ('ACCEPT_DELIVERY', 'RESOLVE', 'CONFIRM_RESOLUTION', 'ACCEPT_SETTLEMENT')) as recorded
    `)
    expect(stored[2]).toBeGreaterThan(amounts.engagements)
    expect(counted).toEqual(stored)
    if (isPostgres(db))
      expect(await numbers(sql`select count(*) from pg_trigger where tgenabled <> 'O' and not tgisinternal`)).toEqual([
        0,
      ])
  })

  test('leaves the indexes as they were', async () => {
    const other = await openSample()
    const before = await indexesOf(other)
    expect(before.length).toBeGreaterThan(100)
    expect(await indexesOf(db)).toEqual(before)
    await other.destroy()
  })

  test('the same rows are generated twice, and a second time is refused', async () => {
    const other = await openSample()
    await generate(other, amounts)
    expect(await generatedRows(other)).toEqual(await generatedRows(db))
    await expect(generate(other, amounts)).rejects.toThrow('The database has generated data already.')
    await other.destroy()
  })
})

describe('npm run seed', () => {
  const config = { databaseUrl: `file:${newPath()}`, dataDir: '.', sampleData: true }
  const run = (parameters: string[], changes = {}) => seedGenerated({ ...config, ...changes }, parameters, () => {})

  test('fills a new database and tells how to go on', async () => {
    const lines: string[] = []
    const line = await seedGenerated(config, ['--listings', '30', '--engagements', '5'], (text) => lines.push(text))
    expect(line).toBe('Generated data added. Start the server with npm start.')
    expect(lines.slice(0, 2)).toEqual(['Listings: 30', 'Engagements: 5'])
    expect(lines).toContain('Index: listing_newest')
  })

  test.each([
    [['--listings', '10'], { sampleData: false }, 'Generated data needs sample data. Set SAMPLE_DATA=1.'],
    [['--listings', '10'], { dataDir: undefined }, 'A database in memory ends with this command.'],
    [[], {}, 'Write "npm run seed -- --listings'],
    [['--listings', '0'], {}, 'Write "npm run seed'],
    [['--listings', '1000001'], {}, 'Write "npm run seed'],
    [['--listing', '10'], {}, 'Write "npm run seed'],
  ])('%j with %j is refused', async (parameters, changes, message) => {
    await expect(run(parameters, changes)).rejects.toThrow(message)
  })
})
