import { CompiledQuery, sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { Visitor } from '../api/visitor'
import { generate } from '../seed/generated-data/generate'
import { signedInAs } from '../testing/accounts/sign-in'
import { databases } from '../testing/database/databases'
import { explain, indexScans, scans, sortings } from '../testing/database/query-plan'
import { watchStatements } from '../testing/database/watch-statements'
import { executor, newVisitor, sourceExecutor } from '../testing/execute'
import { type Database, isPostgres } from './connection'
import { insertRows } from './insert-rows'
import { openDatabase, openForMaintenance } from './open-database'

const LISTINGS = 20_000
/** Many for so few listings, because counts stop at 1,001. */
const JOBS = 5_000
/** Accounts with a company and a freelancer profile each. */
const PEOPLE = 20_000
/** The oldest ones, which a walk along the newest reaches last. */
const RARE = 800
/** For a root field with its page and its count, which stops at 1,001. */
const MAX_ROWS = 2_000
/** For a search, which reads the texts of 1,000 listings, and counts those of some more: an entry and a text of each. */
const MAX_SEARCH_ROWS = 15_000

const page = '{ totalCount nodes { __typename } pageInfo { endCursor } }'
const nested = `related { id } category { serviceCount productCount } reviews ${page}
  seller { company { listedServices { id } reviews ${page} } }`

const filters = [
  '',
  'category: "logo-design"',
  'sellerRole: BROKER',
  'sellerRole: ADMIN',
  'minPrice: 50, maxPrice: 200',
  'minRating: 4.5',
  'maxDeliveryDays: 14',
  'category: "logo-design", minPrice: 50, maxPrice: 200, minRating: 4',
  'category: "logo-design", maxDeliveryDays: 7',
  'minPrice: 900000',
  'category: "logo-design", minPrice: 900000',
]

/** For a search of a text that most listings have: 250 texts for the page, and those of 1,000 listings for the count. */
const MAX_COMMON_ROWS = 2_500
/** The rows that facets of a list read: about a thousand kept counts for each language, however many listings there are. */
const MAX_FACET_ROWS = 40_000
/** Kept counts of all filters, and those of each trait alone. */
const MAX_PLAIN_FACET_ROWS = 4_000
const plainFacets = /^(services|products)\(first: 0\)/
/** A count of 1,001 jobs reads as many companies. */
const MAX_JOB_ROWS = 2_500
/** Accounts with a text that more than a count have: they are counted and sorted. */
const MAX_ACCOUNT_ROWS = 4_000
const common = /^search\(query: "(e|the)", AFTER/

/** Texts of all, of few and of no listings; of one and two characters; and with filters of many and of few listings. */
const searches = [
  ...['e', 'the', 'pa', 'qz', 'ń', 'q', 'RARE', 'qqxzzy', 'trademark'].map((text) => `query: "${text}"`),
  'query: "the", filter: { category: "logo-design", maxPrice: 200 }',
  'query: "the", filter: { kind: PRODUCT }',
  'query: "trademark", filter: { kind: PRODUCT }',
  'query: "the", filter: { minPrice: 900000 }',
  'query: "RARE", filter: { category: "logo-design" }',
  'query: "", filter: { maxPrice: 200 }',
  'query: "trademark", filter: { language: "DE" }',
  'query: "the", filter: { verified: true, minRating: 4 }',
  'query: "trademark", filter: { sellerRole: BROKER }, sort: PRICE_LOW',
  'query: "", filter: { verified: true }, sort: RATING',
]

/** AFTER is replaced by the arguments of a page. */
const fields = [
  ...['NEWEST', 'PRICE_LOW', 'PRICE_HIGH', 'RATING'].flatMap((sort) =>
    filters.map((filter) => `services(sort: ${sort}, filter: { ${filter} }, AFTER) ${page}`),
  ),
  ...filters
    .filter((filter) => !/Delivery|BROKER/.test(filter))
    .map((filter) => `products(filter: { ${filter} }, AFTER) ${page}`),
  ...searches.map((search) => `search(${search}, AFTER) ${page}`),
  `services(filter: { verified: true }, AFTER) ${page}`,
  `services(filter: { verified: true, category: "logo-design" }, sort: RATING, AFTER) ${page}`,
  `services(filter: { jurisdiction: "California" }, sort: PRICE_LOW, AFTER) ${page}`,
  `services(filter: { language: "DE", minRating: 4 }, AFTER) ${page}`,
  `companies(AFTER) ${page}`,
  `companies(filter: { verified: true }, AFTER) ${page}`,
  `companies(filter: { jurisdiction: "Nowhere", minRating: 4 }, AFTER) ${page}`,
  `companies(filter: { language: "ET" }, AFTER) ${page}`,
  `freelancers(filter: { verified: true, minRating: 4 }, AFTER) ${page}`,
  `freelancers(filter: { jurisdiction: "Nowhere" }, sort: RATE_LOW, AFTER) ${page}`,
  `freelancers(filter: { language: "ET" }, AFTER) ${page}`,
  `jobs(sort: PAY_HIGH, AFTER) ${page}`,
  `jobs(filter: { type: "Contract" }, AFTER) ${page}`,
  `jobs(AFTER) ${page}`,
  ...['RATING', 'RATE_LOW', 'RATE_HIGH'].map((sort) => `freelancers(sort: ${sort}, AFTER) ${page}`),
  `freelancers(filter: { skill: "React" }, AFTER) ${page}`,
  `freelancers(filter: { maxRate: 40 }, AFTER) ${page}`,
  'categories { serviceCount productCount }',
  'stats { value }',
  'testimonials { id }',
  `service(id: "SERVICE") { ${nested} }`,
  `product(id: "PRODUCT") { ${nested} }`,
  `company(id: "com-generated-1") { listedServices { id } reviews ${page} }`,
]

/** Facets of lists, by kept counts and, for limits that have none, by up to 1,001 listings and the traits of their sellers. */
const facets = '{ facets { choices { count } } }'
const facetFields = [
  `services(first: 0) ${facets}`,
  `services(first: 0, filter: { category: "logo-design", minRating: 4.5, maxDeliveryDays: 14 }) ${facets}`,
  `services(first: 0, filter: { verified: true }) ${facets}`,
  `services(first: 0, filter: { minPrice: 77, maxPrice: 1234.5 }) ${facets}`,
  `services(first: 0, filter: { verified: true, language: "EN" }) ${facets}`,
  `products(first: 0) ${facets}`,
  `companies(first: 0) ${facets}`,
  `freelancers(first: 0) ${facets}`,
  `jobs(first: 0) ${facets}`,
  `search(query: "", filter: { kind: SERVICE }, first: 0) ${facets}`,
  `search(query: "", filter: { verified: true, language: "EN" }, first: 0) ${facets}`,
  ...['trademark', 'the', 'e', 'qqxzzy'].map((text) => `search(query: "${text}", first: 0) ${facets}`),
  `search(query: "trademark", filter: { language: "EN", minRating: 4 }, first: 0) ${facets}`,
]

const adminFields = [
  ...['COMPLETED', 'CANCELLED'].map((state) => `engagements(as: ADMIN, state: ${state}, AFTER) ${page}`),
  `users(filter: { text: "xylograph" }, AFTER) ${page}`,
  `users(filter: { text: "zither" }, sort: NAME, AFTER) ${page}`,
  `users(filter: { state: SUSPENDED }, AFTER) ${page}`,
  'platformReport(days: 366) { days { held payable totals { paid } } }',
]

interface PlanNode {
  'Node Type': string
  'Actual Rows': number
  'Actual Loops': number
  'Rows Removed by Filter'?: number
  'Rows Removed by Index Recheck'?: number
  Plans?: PlanNode[]
}

/** The entries and rows that a plan's scans read. The heap scan of a bitmap reads what its index scan has found. */
const rowsOf = (node: PlanNode): number => {
  const own = node['Actual Rows'] + (node['Rows Removed by Filter'] ?? 0) + (node['Rows Removed by Index Recheck'] ?? 0)
  const rows = /(?<!Subquery|Bitmap Heap) Scan$/.test(node['Node Type']) ? own * node['Actual Loops'] : 0
  return rows + (node.Plans ?? []).reduce((sum, plan) => sum + rowsOf(plan), 0)
}

const maxRowsOf = (field: string) => {
  if (plainFacets.test(field)) return MAX_PLAIN_FACET_ROWS
  if (facetFields.includes(field)) return MAX_FACET_ROWS
  if (field.startsWith('jobs')) return MAX_JOB_ROWS
  if (field.includes('zither')) return MAX_ACCOUNT_ROWS
  if (common.test(field)) return MAX_COMMON_ROWS
  return field.startsWith('search') ? MAX_SEARCH_ROWS : MAX_ROWS
}

/** The oldest of many accounts, which are the last in each order, have a jurisdiction, a language and a name of their own. */
const addPeople = async (db: Database) => {
  const user = await db.selectFrom('user').selectAll().executeTakeFirstOrThrow()
  const company = await db.selectFrom('company').selectAll().executeTakeFirstOrThrow()
  const freelancer = await db.selectFrom('freelancer').selectAll().executeTakeFirstOrThrow()
  const credential = await db.selectFrom('credential').selectAll().executeTakeFirstOrThrow()
  const people = Array.from({ length: PEOPLE }, (_, n) => {
    const createdAt = new Date(Date.UTC(2020, 0, 1) + n * 60_000).toISOString()
    const email = `person-${n}@people.example`
    const name = `${n < 3 ? 'Xylograph' : n < 1_500 ? 'Zither' : 'Person'} ${n}`
    return { id: `usr-added-${n}`, name, email, createdAt, searchText: `${name.toLowerCase()}\n${email}` }
  })
  const rated = { visible: 1, rating: 4.1, reviewCount: 0 }
  await insertRows(
    db,
    'user',
    people.map((person) => ({ ...user, ...person })),
  )
  await insertRows(
    db,
    'company',
    people.map(({ id, createdAt }) => ({ ...company, ...rated, id: `com-${id}`, ownerId: id, createdAt })),
  )
  await insertRows(
    db,
    'freelancer',
    people.map(({ id }, n) => ({
      ...freelancer,
      ...rated,
      id: `fre-${id}`,
      userId: id,
      hourlyRateCents: 1_000_000 - n,
    })),
  )
  const rare = people.slice(0, RARE).map(({ id: userId }) => ({ userId }))
  await insertRows(
    db,
    'spokenLanguage',
    rare.map((of) => ({ ...of, language: 'ET' })),
  )
  const checked = {
    ...credential,
    state: 'CHECKED',
    jurisdiction: 'Nowhere',
    expiresAt: '2030-01-01T00:00:00.000Z',
  } as const
  await insertRows(
    db,
    'credential',
    rare.map((of) => ({ ...checked, ...of, id: `crd-${of.userId}` })),
  )
}

const endCursorOf = (data: unknown) => /"endCursor":"([^"]+)"/.exec(JSON.stringify(data))?.[1]

describe.each(databases)('reads of 20,000 listings on $name', async ({ newSampleUrl }) => {
  const url = await newSampleUrl()
  const { db, statements } = watchStatements(openDatabase(url))
  const execute = sourceExecutor(db)
  const placeholders = new Map<string, string>()
  let admin: Visitor
  beforeAll(async () => {
    const maintained = openForMaintenance(url)
    await generate(maintained, { listings: LISTINGS, engagements: 1_000 })
    const job = await maintained.selectFrom('job').selectAll().executeTakeFirstOrThrow()
    for (let n = 0; n < JOBS; n += 1_000) {
      const jobs = Array.from({ length: 1_000 }, (_, index) => ({ ...job, id: `job-added-${n + index}` }))
      await maintained.insertInto('job').values(jobs).execute()
    }
    await addPeople(maintained)
    if (isPostgres(maintained)) await sql`vacuum analyze`.execute(maintained)
    await maintained.destroy()
    admin = await signedInAs(executor(db), 'ADMIN')
    for (const kind of ['service', 'product'] as const) {
      const reviewed = db.selectFrom('listing').selectAll().where('kind', '=', kind).orderBy('reviewCount', 'desc')
      const { id, title } = await reviewed.executeTakeFirstOrThrow()
      placeholders.set(kind.toUpperCase(), id)
      placeholders.set('RARE', title.split(' ').sort((a, b) => b.length - a.length)[0] ?? '')
    }
  }, 180_000)
  afterAll(() => db.destroy())

  /** The statements of a root field, for its first and its second page. */
  const pagesOf = async (field: string) => {
    const read = async (after: string | undefined) => {
      statements.length = 0
      const source = field
        .replace('AFTER', after ? `after: "${after}"` : 'after: null')
        .replace(/(?<=")(SERVICE|PRODUCT|RARE)(?=")/g, (name) => placeholders.get(name) ?? '')
      const visitor = adminFields.includes(field) ? admin : newVisitor()
      const { data, errors } = await execute(`{ ${source} }`, {}, visitor)
      expect(errors).toBeUndefined()
      return { statements: [...statements], after: endCursorOf(data) }
    }
    const first = await read(undefined)
    return field.includes('AFTER') ? [first.statements, (await read(first.after)).statements] : [first.statements]
  }

  const rowsReadBy = async ({ sql: text, parameters }: CompiledQuery) => {
    const { rows } = await db.executeQuery<{ 'QUERY PLAN': { Plan: PlanNode }[] }>(
      CompiledQuery.raw(`explain (analyze, format json) ${text}`, [...parameters]),
    )
    return rows.flatMap((row) => row['QUERY PLAN']).reduce((sum, { Plan }) => sum + rowsOf(Plan), 0)
  }

  test('facets of a search are counted by its hits alone', async () => {
    const [read = []] = await pagesOf(`search(query: "the", first: 0) ${facets}`)
    expect(read.filter(({ sql: text }) => text.includes('listing_trait'))).toEqual([])
  })

  test.each([...fields, ...facetFields, ...adminFields])('%s reads a bounded number of rows', async (field) => {
    for (const read of await pagesOf(field)) {
      if (isPostgres(db)) {
        const rows: number[] = []
        for (const statement of read) rows.push(await rowsReadBy(statement))
        const sum = rows.reduce((all, some) => all + some, 0)
        expect(sum, JSON.stringify(read.map((statement, index) => [rows[index], statement.sql]))).toBeLessThan(
          maxRowsOf(field),
        )
        continue
      }
      for (const statement of read) {
        const plan = await explain(db, statement)
        expect({ plan, bad: scans(plan) }).toEqual({ plan, bad: [] })
        // Without a limit the database would scan an index to its end, and sort all matches.
        if (!/\blimit\b/.test(statement.sql)) expect({ plan, bad: indexScans(plan) }).toEqual({ plan, bad: [] })
        // Lists of a skill read its freelancers and sort them, and searches sort the hits that an index finds.
        if (field.includes('AFTER') && !/^search|skill/.test(field))
          expect({ plan, bad: sortings(plan) }).toEqual({ plan, bad: [] })
      }
    }
  })
})
