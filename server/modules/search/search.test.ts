import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { categories } from '../../../fixtures/categories'
import { products } from '../../../fixtures/products'
import { services } from '../../../fixtures/services'
import { users } from '../../../fixtures/users'
import { addListings } from '../../testing/add-listings'
import { databases } from '../../testing/databases'
import { executor } from '../../testing/execute'

/** Every character that a pattern or a full-text query would read in its own way. */
const odd = {
  id: 'srv-odd',
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
const listings = [...everything, { ...odd, texts: [odd.title, odd.description] }]

const fold = (text: string) => text.normalize('NFC').toLowerCase()
const expected = (query: string) => {
  const holds = (text: string) => fold(text).includes(fold(query.trim()))
  return listings
    .filter(({ texts }) => texts.some(holds))
    .sort((a, b) => Number(holds(b.title)) - Number(holds(a.title)) || b.createdAt.localeCompare(a.createdAt))
    .map(({ id }) => id)
}

const document = `query ($query: String!, $filter: SearchFilter, $first: Int! = 100, $after: String) {
  search(query: $query, filter: $filter, first: $first, after: $after) {
    totalCount nodes { __typename ... on Product { id } ... on Service { id } } pageInfo { hasNextPage endCursor } } }`

describe.each(databases)('search on $name', async ({ openSample }) => {
  const db = await openSample()
  const execute = executor(db)
  beforeAll(() => addListings(db, [odd]))
  afterAll(() => db.destroy())

  const found = async (query: string, filter: object | null = null): Promise<string[]> => {
    const seen: string[] = []
    let after: string | null = null
    do {
      const { data, errors } = await execute(document, { query, filter, after })
      expect(errors).toBeUndefined()
      seen.push(...data.search.nodes.map(({ id }: { id: string }) => id))
      after = data.search.pageInfo.hasNextPage ? data.search.pageInfo.endCursor : null
    } while (after)
    return seen
  }

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
  ])('text %s is found, title matches first, then the newest', async (_, query) => {
    const hits = expected(query)
    expect(hits.length).toBeGreaterThan(0)
    expect(await found(query)).toEqual(hits)
  })

  test.each(['%', '_', '\\', '"', "'", '*', '-', '^', '{', ':', '(', '%_', '\\m', '""'])(
    'the short text %s counts as itself',
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
  ])('%s is no pattern and no operator', async (query, hits) => {
    expect(await found(query)).toEqual(hits ? ['srv-odd'] : [])
  })

  test.each([
    'ZIELIŃSKI',
    'zieliński',
    'Ń',
    'TOMÁS',
    'Tomás'.normalize('NFD'),
    'TOMÁS VIDAL'.normalize('NFD'),
    'NOVÁK',
  ])('%s is found whatever its case and composition', async (query) => {
    expect(expected(query).length).toBeGreaterThan(0)
    expect(await found(query)).toEqual(expected(query))
  })

  test('accents count: the plain letter is another', async () => {
    expect(await found('zielinski')).toEqual([])
  })

  test('the end of one field and the start of the next are no text', async () => {
    const [service] = services
    for (const between of ['', ' ', '\n', '|']) {
      expect(await found(`${service?.title.slice(-6)}${between}${service?.description[0]?.slice(0, 6)}`)).toEqual([])
    }
  })

  test.each<[string, { kind?: string; category?: string; minPrice?: number; maxPrice?: number }]>([
    ['design', { kind: 'SERVICE', minPrice: 100, maxPrice: 900 }],
    ['cap table', { category: 'startup-packages', maxPrice: 200 }],
    [' ', { kind: 'PRODUCT', category: 'logo-design' }],
    ['', { maxPrice: 49.99 }],
  ])('%j narrowed by %j finds what both leave', async (query, filter) => {
    const { kind, category, minPrice = 0, maxPrice = 1e6 } = filter
    const left = new Set<string>(
      [...services, ...products]
        .filter(({ price }) => price >= minPrice && price <= maxPrice)
        .filter((listing) => !category || listing.category === category)
        .filter(({ id }) => !kind || id.startsWith(kind === 'PRODUCT' ? 'prd' : 'srv'))
        .map(({ id }) => id),
    )
    const hits = expected(query).filter((id) => left.has(id))
    expect(hits.length).toBeGreaterThan(0)
    expect((await found(query, filter)).filter((id) => id !== odd.id)).toEqual(hits)
  })

  test('in no category there is nothing', async () => {
    expect(await found('patent', { category: 'castles' })).toEqual([])
  })

  test.each(['', '   ', '\n\t'])('blank text finds nothing', async (query) => {
    const { data } = await execute(document, { query })
    expect(data.search).toEqual({ totalCount: 0, nodes: [], pageInfo: { hasNextPage: false, endCursor: null } })
  })

  test('200 characters are searched for, one more is refused', async () => {
    expect(await found(` ${'x'.repeat(200)} `)).toEqual([])
    const { errors } = await execute(document, { query: 'x'.repeat(201) })
    expect(errors[0]).toMatchObject({
      message: '`query` has at most 200 characters.',
      extensions: { code: 'BAD_USER_INPUT' },
    })
  })

  test.each(['e', 'trademark'])('paging through %s meets every hit once, in order', async (query) => {
    const seen: string[] = []
    let after: string | null = null
    do {
      const { data } = await execute(document, { query, first: 4, after })
      expect(data.search.totalCount).toBe(expected(query).length)
      seen.push(...data.search.nodes.map(({ id }: { id: string }) => id))
      after = data.search.pageInfo.hasNextPage ? data.search.pageInfo.endCursor : null
    } while (after)
    expect(seen).toEqual(expected(query))
    expect(seen.length).toBeGreaterThan(8)
  })

  test('products and services come as what they are', async () => {
    const { data } = await execute(document, { query: 'trademark' })
    for (const { __typename, id } of data.search.nodes) {
      expect(__typename).toBe(id.startsWith('prd-') ? 'Product' : 'Service')
    }
    expect(new Set(data.search.nodes.map(({ __typename }: { __typename: string }) => __typename)).size).toBe(2)
  })
})
