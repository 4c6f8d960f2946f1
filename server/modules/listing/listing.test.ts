import { afterAll, describe, expect, test } from 'vitest'
import { users } from '../../../fixtures/accounts/users'
import { services } from '../../../fixtures/services'
import { nobody } from '../../api/visitor'
import { allNodes } from '../../testing/all-nodes'
import { databases } from '../../testing/database/databases'
import { executor } from '../../testing/execute'
import type { ListingSort } from '../../testing/generated/schema'
import { testInfrastructure } from '../../testing/infrastructure'
import { expectValue } from '../../testing/result'
import { createContainer } from '../container'
import {
  ExcerptsDocument,
  ProductDetailsDocument,
  ServiceDetailsDocument,
  ServicePageDocument,
  type ServicePageQueryVariables,
  ServiceTitlesDocument,
  type ServiceTitlesQueryVariables,
  VisibleListingsDocument,
  VisibleProfilesDocument,
} from './listing.test.generated'

const sorts: ListingSort[] = ['NEWEST', 'PRICE_LOW', 'PRICE_HIGH', 'RATING']

describe.each(databases)('listings on $name', async ({ openSample }) => {
  const db = await openSample()
  const execute = executor(db)
  afterAll(() => db.destroy())

  const titles = async (list: ServiceTitlesQueryVariables = {}) => {
    const { data, errors } = await execute(ServiceTitlesDocument, list)
    expect(errors).toBeUndefined()
    return data.services.nodes.map(({ title }) => title)
  }
  const expected = (compare: (a: (typeof services)[number], b: (typeof services)[number]) => number) =>
    [...services].sort(compare).map(({ title }) => title)

  test('services: newest first', async () => {
    const newest = expected((a, b) => b.createdAt.localeCompare(a.createdAt))
    expect(await titles()).toEqual(newest)
  })

  test('services: sorted by price and rating', async () => {
    const low = expected((a, b) => a.price - b.price || (a.id < b.id ? -1 : 1))
    expect(await titles({ sort: 'PRICE_LOW' })).toEqual(low)
    expect(await titles({ sort: 'PRICE_HIGH' })).toEqual(low.toReversed())
    const rated = expected((a, b) => b.rating - a.rating || b.reviewCount - a.reviewCount || (a.id < b.id ? 1 : -1))
    expect(await titles({ sort: 'RATING' })).toEqual(rated)
  })

  test('services: category, price, rating and role of the seller combined', async () => {
    const filter = { category: 'patent-filing', minPrice: 300, maxPrice: 1299, minRating: 4.7 }
    const filtered = services.filter(
      ({ category, price, rating }) => category === 'patent-filing' && price >= 300 && price <= 1299 && rating >= 4.7,
    )
    for (const sellerRole of ['FREELANCER', 'BROKER'] as const) {
      const sellers = users.filter(({ role }) => role === sellerRole).map(({ id }) => id)
      const matching = filtered.filter(({ provider }) => sellers.includes(provider)).map(({ title }) => title)
      expect(matching).toHaveLength(2)
      expect((await titles({ filter: { ...filter, sellerRole } })).toSorted()).toEqual(matching.toSorted())
    }
  })

  test('services: an unknown category matches nothing, a huge maximum price everything', async () => {
    expect(await titles({ filter: { category: 'nonsense' } })).toEqual([])
    expect(await titles({ filter: { maxPrice: 1e300 } })).toHaveLength(services.length)
  })

  test('services: filtered by delivery time', async () => {
    const quick = services.filter(({ deliveryDays }) => deliveryDays <= 7).map(({ title }) => title)
    expect((await titles({ filter: { maxDeliveryDays: 7 } })).toSorted()).toEqual(quick.toSorted())
    expect(quick.length).toBeGreaterThan(3)
    expect(await titles({ filter: { maxDeliveryDays: -1 } })).toEqual([])
  })

  test.each(sorts)('services: sorted by %s, paging returns every service once', async (sort) => {
    const found = await allNodes(async (after) => {
      const page = (await execute(ServicePageDocument, { sort, first: 7, after })).data.services
      const { nodes, edges, pageInfo, totalCount, totalIsExact } = page
      expect([totalCount, totalIsExact]).toEqual([services.length, true])
      expect(edges.map(({ node }) => node)).toEqual(nodes)
      expect([pageInfo.startCursor, pageInfo.endCursor]).toEqual([edges.at(0)?.cursor, edges.at(-1)?.cursor])
      expect(pageInfo.hasPreviousPage).toBe(after !== null)
      return page
    })
    expect(new Set(found.map(({ id }) => id)).size).toBe(services.length)
    expect(found).toHaveLength(services.length)
  })

  test.each<[string, ServicePageQueryVariables]>([
    ['another sort', { sort: 'PRICE_LOW', after: 'WyJORVdFU1QiLCIyMDI2IiwiYSJd' }],
    ['no list', { after: 'nonsense' }],
    ['a value of the wrong type', { after: Buffer.from('["NEWEST",1,"a"]').toString('base64url') }],
  ])('services: a cursor of %s is refused', async (_, page) => {
    const { errors } = await execute(ServicePageDocument, page)
    expect(errors?.[0]?.extensions).toEqual({ code: 'BAD_USER_INPUT', http: { status: 400 } })
  })

  test('service: price, provider, category and related services', async () => {
    const { data } = await execute(ServiceDetailsDocument, { id: 'srv-1101' })
    const { related, ...service } = expectValue(data.service)
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

  test('excerpt: the beginning, or the sentence with the searched text', async () => {
    const { data } = await execute(ExcerptsDocument)
    expect(data.search.nodes.length).toBeGreaterThan(0)
    for (const { description, begins, found } of data.search.nodes) {
      expect(begins).toBe(description.split('\n\n')[0])
      expect(found).toMatch(/claims/i)
    }
  })

  test('product: has images and tags; the id of a service finds none, and vice versa', async () => {
    const product = expectValue((await execute(ProductDetailsDocument, { id: 'prd-2801' })).data.product)
    expect(product.images[0]).toBe(product.cover)
    expect(product.tags.length).toBeGreaterThan(1)
    expect(product.vendor.role).toBe('VENDOR')
    expect((await execute(ProductDetailsDocument, { id: 'srv-1101' })).data.product).toBeNull()
    expect((await execute(ServiceDetailsDocument, { id: 'prd-2801' })).data.service).toBeNull()
  })
})

const seller = 'usr-priya-raman'

describe.each(databases)('visibility of listings and profiles on $name', async ({ openSample }) => {
  const db = await openSample()
  const execute = executor(db)
  const { companyService, freelancerService, jobService, listingRepository, listingService } = createContainer(
    db,
    testInfrastructure(),
    nobody,
  )
  afterAll(() => db.destroy())

  const visible = async (query = 'priya raman') => {
    const { data, errors } = await execute(VisibleListingsDocument, { query, seller })
    expect(errors).toBeUndefined()
    const own = data.services.nodes.filter(({ provider }) => provider.id === seller)
    return [data.search.totalCount, own.length, data.service !== null, data.company?.listedServices.length]
  }

  test('visibility: listings are hidden while their seller is suspended', async () => {
    for (const one of (await listingRepository.allOf(seller)).filter(({ id }) => id !== 'srv-1101').slice(0, 1)) {
      await listingService.save({ ...one, published: 0, visible: 0 })
    }
    const before = await visible()
    expect(Number(before[0])).toBeGreaterThan(1)
    const account = await db.selectFrom('user').selectAll().where('id', '=', seller).executeTakeFirstOrThrow()
    await listingService.showOnly(account, undefined)
    expect(await visible()).toEqual([0, 0, false, 0])
    await listingService.showOnly(account, 'service')
    expect(await visible()).toEqual(before)
  })

  test('visibility: listings are found by the new name of their seller', async () => {
    const [count] = await visible('bea lindqvist')
    expect(count).toBeGreaterThan(0)
    await listingService.sellerRenamed('usr-bea-lindqvist', 'Zebedee Quill')
    expect([(await visible('bea lindqvist'))[0], (await visible('zebedee quill'))[0]]).toEqual([0, count])
  })

  test('visibility: company and freelancer profiles are hidden, shown and removed', async () => {
    const [companyId, freelancerId] = ['usr-eleanor-whitcombe', 'usr-jun-watanabe']
    const counts = async () => {
      const { data } = await execute(VisibleProfilesDocument, { company: companyId, freelancer: freelancerId })
      const visible = [data.company !== null, data.freelancer !== null]
      return { visible, companies: data.companies.totalCount, freelancers: data.freelancers.totalCount }
    }
    const { companies, freelancers } = await counts()
    for (const isVisible of [false, true]) {
      await companyService.setVisible(companyId, isVisible)
      await freelancerService.setVisible(freelancerId, isVisible)
      const hidden = isVisible ? 0 : 1
      expect(await counts()).toEqual({
        visible: [isVisible, isVisible],
        companies: companies - hidden,
        freelancers: freelancers - hidden,
      })
    }
    await jobService.removeAllOf(companyId)
    await companyService.remove(companyId)
    await freelancerService.remove(freelancerId)
    expect(await counts()).toEqual({
      visible: [false, false],
      companies: companies - 1,
      freelancers: freelancers - 1,
    })
  })

  test('visibility: removed listings are neither listed nor searchable', async () => {
    expect((await visible('daniel osei'))[0]).toBeGreaterThan(0)
    await listingService.removeAllOf('usr-daniel-osei')
    expect(await listingRepository.allOf('usr-daniel-osei')).toEqual([])
    expect((await visible('daniel osei'))[0]).toBe(0)
  })
})
