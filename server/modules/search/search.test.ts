import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { users } from '../../../fixtures/accounts/users'
import { categories } from '../../../fixtures/categories'
import { products } from '../../../fixtures/products'
import { services } from '../../../fixtures/services'
import { isPostgres } from '../../database/connection'
import { databaseSearch } from '../../infrastructure/search/database/database-search'
import { textConditions } from '../../infrastructure/search/database/search-match'
import { allNodes } from '../../testing/all-nodes'
import { addListings } from '../../testing/database/add-listings'
import { databases } from '../../testing/database/databases'
import { explain } from '../../testing/database/query-plan'
import { watchStatements } from '../../testing/database/watch-statements'
import { type Execute, executor } from '../../testing/execute'
import type { SearchFilter } from '../../testing/generated/schema'
import { SearchDocument } from './search.test.generated'

/** Has every character with a special meaning in patterns and full-text queries. */
const specialCharacters = {
  id: 'srv-special',
  title: '100% on_time: "marked" AND filed',
  description: `It's C:\\marks * starred, NEAR(by) OR not; -minus ^caret {braces}`,
  createdAt: '2026-02-02T00:00:00.000Z',
}

const nameOf = (id: string) => users.find((user) => user.id === id)?.name ?? ''
const everything = [
  ...services.map((service) => ({ ...service, seller: service.provider })),
  ...products.map((product) => ({ ...product, seller: product.vendor })),
].map(({ id, title, description, category, seller, createdAt }) => ({
  id: String(id),
  title,
  createdAt,
  texts: [
    title,
    description.join('\n\n'),
    categories.find(({ slug }) => slug === category)?.name ?? '',
    nameOf(seller),
  ],
}))
const listings = [
  ...everything,
  { ...specialCharacters, texts: [specialCharacters.title, specialCharacters.description] },
]

const fold = (text: string) =>
  text
    .normalize('NFD')
    .replaceAll(/\p{M}/gu, '')
    .toLowerCase()
    .replaceAll('ø', 'o')
    .replaceAll('ł', 'l')
    .replaceAll(/[’‘]/g, "'")
    .replaceAll(/[“”]/g, '"')
    .replaceAll(/[–—]/g, '-')
    .replaceAll('\n', ' ')
const expected = (query: string) => {
  const text = fold(query.trim())
  const holds = (searched: string) => fold(searched).includes(text)
  const begins = (searched: string) =>
    /^[^\p{L}\p{N}]/u.test(text)
      ? holds(searched)
      : [' ', '"', "'", '(', '-', '/'].some((before) => ` ${fold(searched)}`.includes(before + text))
  const rank = ({ title, texts }: { title: string; texts: string[] }) =>
    begins(title) ? 2 : Number(texts.some((searched) => begins(searched)))
  return listings
    .filter(({ texts }) => texts.some(holds))
    .sort((a, b) => rank(b) - rank(a) || b.createdAt.localeCompare(a.createdAt))
    .map(({ id }) => id)
}

const finderOf = (execute: Execute) => async (query: string, filter?: SearchFilter) => {
  const nodes = await allNodes(async (after) => {
    const { data, errors } = await execute(SearchDocument, { query, filter, after })
    expect(errors).toBeUndefined()
    return data.search
  })
  return nodes.map(({ id }) => id)
}

describe.each(databases)('search on $name', async ({ openSample }) => {
  const db = await openSample()
  const execute = executor(db)
  const found = finderOf(execute)
  beforeAll(() => addListings(db, [specialCharacters]))
  afterAll(() => db.destroy())

  test.each([
    ['in a title, either case', 'tRaDeMaRk'],
    ['in a description', 'claims written to survive'],
    ['in a category', 'LEGAL CONSULTING'],
    ['in a seller', 'priya raman'],
    ['within words', 'ademar'],
    ['of two words', 'cap table'],
    ['around outer spaces', '   logo '],
    ['of three letters', 'eur'],
    ['of two letters', 'ip'],
    ['of one letter', 'Q'],
    ['with punctuation', 'office’s'],
    ['with digits', '24'],
  ])('search: text %s is found, words of titles first, then other words, then the newest', async (_, query) => {
    const hits = expected(query)
    expect(hits.length).toBeGreaterThan(0)
    expect(await found(query)).toEqual(hits)
  })

  test.each(['%', '_', '\\', '"', "'", '*', '-', '^', '{', ':', '(', '%_', '\\m', '""'])(
    'search: the short text %s is taken literally',
    async (query) => expect(await found(query)).toEqual(expected(query)),
  )

  test.each([
    ['100%', 1],
    ['on_time', 1],
    ['on%time', 0],
    ['onXtime', 0],
    ['"marked"', 1],
    ['c:\\MARKS *', 1],
    ["it's", 1],
    ['"MARKED" and FILED', 1],
    ['filed AND marked', 0],
    ['near(by) or not', 1],
    ['100% OR patent', 0],
    ['patent*', 0],
    ['^caret {', 1],
    ['-minus', 1],
    ['search_text : patent', 0],
    ['"patent" OR "logo"', 0],
  ])('search: %s is treated as text, not as a pattern or operator', async (query, hits) => {
    expect(await found(query)).toEqual(hits ? ['srv-special'] : [])
  })

  test.each([
    'ZIELIŃSKI',
    'zieliński',
    'Ń',
    'TOMÁS',
    'Tomás'.normalize('NFD'),
    'TOMÁS VIDAL'.normalize('NFD'),
    'NOVÁK',
  ])('search: %s is found whatever its case and Unicode composition', async (query) => {
    expect(expected(query).length).toBeGreaterThan(0)
    expect(await found(query)).toEqual(expected(query))
  })

  test.each([
    ['zielinski', 'Zieliński'],
    ['TOMAS vidal', 'Tomás Vidal'],
    ["founders' agreement", 'founders’ agreement'],
  ])('search: %s as typed on a keyboard finds %s', async (typed, written) => {
    const hits = expected(written)
    expect(hits.length).toBeGreaterThan(0)
    expect(await found(typed)).toEqual(hits)
  })

  test('search: a word comes before hits inside words, and one of a title before both', async () => {
    const hits = await found('nda')
    const texts = hits.map((id) => listings.find((listing) => listing.id === id))
    const isWord = (text: string) => /\bndas?\b/i.test(text)
    const kinds = texts.map((hit) => (isWord(hit?.title ?? '') ? 2 : Number(hit?.texts.some(isWord))))
    expect(new Set(kinds).size).toBeGreaterThan(1)
    expect(kinds).toEqual([...kinds].sort().reverse())
  })

  test('search: text does not match across two fields', async () => {
    const [service] = services
    for (const between of ['', ' ', '\n', '|']) {
      expect(await found(`${service?.title.slice(-6)}${between}${service?.description[0]?.slice(0, 6)}`)).toEqual([])
    }
  })

  test.each<[string, SearchFilter]>([
    ['design', { kind: 'SERVICE', minPrice: 100, maxPrice: 900 }],
    ['cap table', { category: 'startup-packages', maxPrice: 200 }],
    [' ', { kind: 'PRODUCT', category: 'logo-design' }],
    ['', { maxPrice: 49.99 }],
    ['logo', { maxDeliveryDays: 9 }],
  ])('search: %j filtered by %j', async (query, filter) => {
    const { kind, category } = filter
    const [minPrice, maxPrice] = [filter.minPrice ?? 0, filter.maxPrice ?? 1e6]
    const maxDays = filter.maxDeliveryDays ?? 365
    const allowed = new Set<string>(
      [...services, ...products]
        .filter(({ price }) => price >= minPrice && price <= maxPrice)
        // Products are delivered at once.
        .filter((listing) => !('deliveryDays' in listing) || listing.deliveryDays <= maxDays)
        .filter((listing) => !category || listing.category === category)
        .filter(({ id }) => !kind || id.startsWith(kind === 'PRODUCT' ? 'prd' : 'srv'))
        .map(({ id }) => id),
    )
    const hits = expected(query).filter((id) => allowed.has(id))
    expect(hits.length).toBeGreaterThan(0)
    expect((await found(query, filter)).filter((id) => id !== specialCharacters.id)).toEqual(hits)
  })

  test('search: an unknown category finds nothing', async () => {
    expect(await found('patent', { category: 'castles' })).toEqual([])
  })

  test.each(['', '   ', '\n\t'])('search: blank text %j finds nothing', async (query) => {
    const { data } = await execute(SearchDocument, { query })
    expect(data.search).toEqual({ totalCount: 0, nodes: [], pageInfo: { hasNextPage: false, endCursor: null } })
  })

  test('search: 200 characters are allowed, 201 are refused', async () => {
    expect(await found(` ${'x'.repeat(200)} `)).toEqual([])
    const { errors } = await execute(SearchDocument, { query: 'x'.repeat(201) })
    expect(errors?.[0]).toMatchObject({
      message: '`query` has at most 200 characters.',
      extensions: { code: 'BAD_USER_INPUT' },
    })
  })

  test.each(['e', 'trademark'])('search: paging through %s returns every hit once, in order', async (query) => {
    const nodes = await allNodes(async (after) => {
      const { data } = await execute(SearchDocument, { query, first: 4, after })
      expect(data.search.totalCount).toBe(expected(query).length)
      return data.search
    })
    expect(nodes.map(({ id }) => id)).toEqual(expected(query))
    expect(nodes.length).toBeGreaterThan(8)
  })

  test('search: the index is asked once for letters that repeat, so that it compares no positions', () => {
    const text = 'o'.repeat(100)
    const { parameters } = sql`select ${textConditions(db, text).isCandidate('searchText')}`.compile(db)
    expect(parameters).toEqual([isPostgres(db) ? `%${text}%` : '{search_text} : ("ooo")'])
  })

  test('search: hits have the type Product or Service', async () => {
    const { data } = await execute(SearchDocument, { query: 'trademark' })
    for (const { __typename, id } of data.search.nodes) {
      expect(__typename).toBe(id.startsWith('prd-') ? 'Product' : 'Service')
    }
    expect(new Set(data.search.nodes.map(({ __typename }) => __typename)).size).toBe(2)
  })
})

// In a database of their own: each hit more would be one too many for the tests above.
describe.each(databases)('search of added and changed listings on $name', async ({ openSample }) => {
  const { db, statements } = watchStatements(await openSample())
  const found = finderOf(executor(db))
  afterAll(() => db.destroy())

  test('search: a text of 100 equal letters finds long descriptions of that letter', async () => {
    const long = Array.from({ length: 41 }, (_, n) => ({ id: `srv-long-${n}`, description: 'ø'.repeat(10_000) }))
    await addListings(db, long)
    expect(await found('ø'.repeat(100))).toHaveLength(41)
  })

  test('search index: replacing the text of a listing reads no other text', async () => {
    const listing = await db.selectFrom('listing').selectAll().where('id', '=', 'srv-1101').executeTakeFirstOrThrow()
    statements.length = 0
    const entry = { listing: { ...listing, title: 'zymurgy for two' }, categoryName: '', sellerName: '' }
    await databaseSearch(db).put([entry])
    expect(statements.length).toBeGreaterThan(1)
    for (const statement of statements.filter(({ sql }) => sql.startsWith('delete'))) {
      const plan = await explain(db, statement)
      expect(plan.filter((line) => /SCAN|Seq Scan/.test(line))).toEqual([])
    }
    expect(await found('zymurgy')).toEqual(['srv-1101'])
  })
})
