import { afterAll, describe, expect, test } from 'vitest'
import { services } from '../../../fixtures/services'
import { databases } from '../../testing/databases'
import { executor } from '../../testing/execute'

describe.each(databases)('listings on $name', async ({ openSample }) => {
  const db = await openSample()
  const execute = executor(db)
  afterAll(() => db.destroy())

  const titles = async (field: string) => {
    const { data, errors } = await execute(`{ list: ${field} { nodes { title } } }`)
    expect(errors).toBeUndefined()
    return data.list.nodes.map(({ title }: { title: string }) => title)
  }
  const expected = (compare: (a: (typeof services)[number], b: (typeof services)[number]) => number) =>
    [...services].sort(compare).map(({ title }) => title)

  test('services come newest first', async () => {
    const newest = expected((a, b) => b.createdAt.localeCompare(a.createdAt))
    expect(await titles('services(first: 100)')).toEqual(newest)
  })

  test('each sort orders as it says', async () => {
    const low = expected((a, b) => a.price - b.price || (a.id < b.id ? -1 : 1))
    expect(await titles('services(first: 100, sort: PRICE_LOW)')).toEqual(low)
    expect(await titles('services(first: 100, sort: PRICE_HIGH)')).toEqual(low.toReversed())
    const rated = expected((a, b) => b.rating - a.rating || b.reviewCount - a.reviewCount || (a.id < b.id ? 1 : -1))
    expect(await titles('services(first: 100, sort: RATING)')).toEqual(rated)
  })

  test('filters join', async () => {
    const found = await titles(
      'services(filter: { category: "logo-design", minPrice: 200, maxPrice: 699, minRating: 4.5, sellerRole: FREELANCER })',
    )
    const kept = expected((a, b) => b.createdAt.localeCompare(a.createdAt)).filter((title) =>
      services.some(
        (service) =>
          service.title === title &&
          service.category === 'logo-design' &&
          service.price >= 200 &&
          service.price <= 699 &&
          service.rating >= 4.5,
      ),
    )
    expect(found).toEqual(kept)
    expect(found.length).toBeGreaterThan(0)
  })

  test('an unknown category matches nothing, a huge price everything below it', async () => {
    expect(await titles('services(filter: { category: "nonsense" })')).toEqual([])
    expect(await titles('services(first: 100, filter: { maxPrice: 1e300 })')).toHaveLength(services.length)
  })

  test.each(['NEWEST', 'PRICE_LOW', 'PRICE_HIGH', 'RATING'])('paging by %s meets every service once', async (sort) => {
    const seen: string[] = []
    let after: string | null = null
    do {
      const { data } = await execute(
        `query ($after: String) { services(sort: ${sort}, first: 7, after: $after) {
          totalCount totalIsExact nodes { id } edges { cursor node { id } }
          pageInfo { hasNextPage hasPreviousPage startCursor endCursor } } }`,
        { after },
      )
      const { nodes, edges, pageInfo, totalCount, totalIsExact } = data.services
      expect([totalCount, totalIsExact]).toEqual([services.length, true])
      expect(edges.map(({ node }: { node: unknown }) => node)).toEqual(nodes)
      expect([pageInfo.startCursor, pageInfo.endCursor]).toEqual([edges.at(0).cursor, edges.at(-1).cursor])
      expect(pageInfo.hasPreviousPage).toBe(after !== null)
      seen.push(...nodes.map(({ id }: { id: string }) => id))
      after = pageInfo.hasNextPage ? pageInfo.endCursor : null
    } while (after)
    expect(new Set(seen).size).toBe(services.length)
    expect(seen).toHaveLength(services.length)
  })

  test.each([
    ['another list', 'services(sort: PRICE_LOW, after: "WyJORVdFU1QiLCIyMDI2IiwiYSJd")'],
    ['nobody', 'services(after: "nonsense")'],
    ['a value of the wrong kind', `services(after: "${Buffer.from('["NEWEST",1,"a"]').toString('base64url')}")`],
  ])('a cursor of %s is refused', async (_, field) => {
    const { errors } = await execute(`{ ${field} { nodes { id } } }`)
    expect(errors[0].extensions).toEqual({ code: 'BAD_USER_INPUT', http: { status: 400 } })
  })

  test('a service tells its price, provider, category and others like it', async () => {
    const { data } = await execute(`{ service(id: "srv-1101") {
      price image cover createdAt provider { id name role company { name verified } } seller { id }
      category { slug } related(first: 3) { __typename id category { slug } } } }`)
    const { related, ...service } = data.service
    expect(service).toEqual({
      price: 2999.99,
      image: '/artwork/cover/patent-filing/srv-1101.svg',
      cover: '/artwork/cover/patent-filing/srv-1101.svg',
      createdAt: services.find(({ id }) => id === 'srv-1101')?.createdAt,
      provider: {
        id: 'usr-priya-raman',
        name: 'Priya Raman',
        role: 'BROKER',
        company: { name: 'Ashgrove Patents', verified: true },
      },
      seller: { id: 'usr-priya-raman' },
      category: { slug: 'patent-filing' },
    })
    expect(related).toHaveLength(3)
    for (const other of related) {
      expect(other.id).not.toBe('srv-1101')
      expect(other.category.slug).toBe('patent-filing')
    }
  })

  test('an excerpt is a beginning, or the sentence with what is looked for', async () => {
    const { data } = await execute(`{ listings: search(query: "claims", first: 5) {
      nodes { ... on Listing { description begins: excerpt(around: "") found: excerpt(around: "CLAIMS") } } } }`)
    expect(data.listings.nodes.length).toBeGreaterThan(0)
    for (const { description, begins, found } of data.listings.nodes) {
      expect(begins).toBe(description.split('\n\n')[0])
      expect(found).toMatch(/claims/i)
    }
  })

  test('a product has pictures and tags; ids of the other kind find nothing', async () => {
    const { data } = await execute(`{
      product(id: "prd-2801") { images cover tags vendor { role } }
      wrong: product(id: "srv-1101") { id }
      none: service(id: "prd-2801") { id }
    }`)
    expect(data.product.images[0]).toBe(data.product.cover)
    expect(data.product.tags.length).toBeGreaterThan(1)
    expect(data.product.vendor.role).toBe('VENDOR')
    expect([data.wrong, data.none]).toEqual([null, null])
  })
})
