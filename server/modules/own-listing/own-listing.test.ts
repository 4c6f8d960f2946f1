import { afterAll, describe, expect, test } from 'vitest'
import { addListings } from '../../testing/add-listings'
import { databases } from '../../testing/databases'
import { executor } from '../../testing/execute'
import { completeDraft, sellerOf } from '../../testing/listing-draft'
import { signedInAs } from '../../testing/sign-in'
import { createSitemapRepository } from '../site/sitemap.repository'

describe.each(databases)('selling on $name', async ({ openSample }) => {
  const db = await openSample()
  const execute = executor(db)
  const vendor = sellerOf(execute, await signedInAs(execute, 'VENDOR'))
  const freelancer = sellerOf(execute, await signedInAs(execute, 'FREELANCER'))
  afterAll(() => db.destroy())

  const begin = async (seller = vendor, changes: Record<string, unknown> = {}) => {
    const { id, updatedAt } = await seller.create()
    const { listing } = await seller.edit({ ...completeDraft, id, updatedAt, ...changes })
    return listing
  }

  /** Everywhere that people could meet a listing. */
  const whereSeen = async (id: string, kind: 'products' | 'services', text: string) => {
    const one = kind === 'products' ? 'product' : 'service'
    const { data, errors } = await execute(
      `query ($id: ID!, $text: String!) {
        one: ${one}(id: $id) { id }
        list: ${kind}(first: 100) { nodes { id } }
        inCategory: ${kind}(filter: { category: "logo-design" }, first: 100) { nodes { id } totalCount }
        category(slug: "logo-design") { productCount serviceCount }
        search(query: $text) { nodes { ... on Product { id } ... on Service { id } } }
      }`,
      { id, text },
    )
    expect(errors).toBeUndefined()
    const has = ({ nodes }: { nodes: { id: string }[] }) => nodes.some((node) => node.id === id)
    const counted = kind === 'products' ? data.category.productCount : data.category.serviceCount
    expect(counted).toBe(data.inCategory.totalCount)
    const paths = await createSitemapRepository(db).paths()
    return {
      one: data.one !== null,
      list: has(data.list),
      inCategory: has(data.inCategory),
      search: has(data.search),
      sitemap: paths.some((path) => path.endsWith(`/${id}`)),
    }
  }
  const everywhere = { one: true, list: true, inCategory: true, search: true, sitemap: true }
  const nowhere = { one: false, list: false, inCategory: false, search: false, sitemap: false }

  test('a new listing is empty, with a drawn cover, and a draft', async () => {
    const created = await vendor.create()
    expect(created).toMatchObject({
      kind: 'PRODUCT',
      title: '',
      description: '',
      price: null,
      category: null,
      tags: [],
      cover: `/artwork/cover/business-products/${created.id}.svg`,
      status: 'DRAFT',
      hasUnpublishedChanges: false,
    })
    expect(created.images).toEqual([created.cover])
    expect((await freelancer.create()).kind).toBe('SERVICE')
    expect(await vendor.find(created.id)).toEqual(created)
  })

  test.each([
    ['products', 'VENDOR'],
    ['services', 'FREELANCER'],
  ] as const)('%s are seen everywhere once published, and nowhere before and after', async (kind, role) => {
    const seller = sellerOf(execute, await signedInAs(execute, role))
    const { id, cover, tags } = await begin(seller, { title: `Wombat ${kind}` })
    expect(cover).toBe(`/artwork/cover/logo-design/${id}.svg`)
    expect(tags).toEqual(['brand sheet', 'quokka'])
    expect(await whereSeen(id, kind, `wombat ${kind}`)).toEqual(nowhere)
    expect(await seller.publish(id)).toMatchObject({
      listing: { status: 'PUBLISHED', hasUnpublishedChanges: false, price: 49.99 },
    })
    expect(await whereSeen(id, kind, `wombat ${kind}`)).toEqual(everywhere)
    expect(await seller.unpublish(id)).toMatchObject({ listing: { status: 'UNPUBLISHED' } })
    expect(await whereSeen(id, kind, `wombat ${kind}`)).toEqual(nowhere)
    await seller.publish(id)
    expect(await whereSeen(id, kind, `wombat ${kind}`)).toEqual(everywhere)
    expect(await seller.remove(id)).toEqual({ __typename: 'ListingDeleted', id })
    expect(await whereSeen(id, kind, `wombat ${kind}`)).toEqual(nowhere)
    expect(await seller.find(id)).toBeNull()
  })

  test('changes of a published listing stay its seller’s until they are published', async () => {
    const { id } = await begin()
    const { listing } = await vendor.publish(id)
    const change = { ...completeDraft, id, updatedAt: listing.updatedAt, title: 'Numbat Sheet', price: null }
    const { listing: changed } = await vendor.edit(change)
    expect(changed).toMatchObject({
      title: 'Numbat Sheet',
      price: null,
      status: 'PUBLISHED',
      hasUnpublishedChanges: true,
    })
    const seen = async () =>
      (await execute('query ($id: ID!) { product(id: $id) { title price } }', { id })).data.product
    expect(await seen()).toEqual({ title: completeDraft.title, price: 49.99 })
    expect(await vendor.publish(id)).toMatchObject({ __typename: 'InvalidInput', field: 'price' })
    await vendor.edit({ ...change, price: 60, updatedAt: changed.updatedAt })
    await vendor.publish(id)
    expect(await seen()).toEqual({ title: 'Numbat Sheet', price: 60 })
    expect(await whereSeen(id, 'products', 'numbat')).toMatchObject({ search: true })
    expect((await vendor.find(id)).createdAt).toBe(listing.createdAt)
  })

  test('changes can be dropped, and typed back', async () => {
    const { id } = await begin()
    const { listing: published } = await vendor.publish(id)
    const { listing } = await vendor.edit({ ...completeDraft, id, updatedAt: published.updatedAt, title: 'Other' })
    const { listing: dropped } = await vendor.discard(id)
    expect(dropped).toMatchObject({ title: completeDraft.title, hasUnpublishedChanges: false })
    expect(await vendor.edit({ ...completeDraft, id, updatedAt: listing.updatedAt, title: 'Stale' })).toMatchObject({
      __typename: 'EditConflict',
    })
    const again = await vendor.edit({ ...completeDraft, id, updatedAt: dropped.updatedAt, title: 'Third' })
    expect(again.listing.hasUnpublishedChanges).toBe(true)
    const back = await vendor.edit({ ...completeDraft, id, updatedAt: again.listing.updatedAt })
    expect(back.listing.hasUnpublishedChanges).toBe(false)
    const never = await begin()
    expect(await vendor.discard(never.id)).toMatchObject({ listing: never })
  })

  test('a second tab is told what the first has saved; sending the same again is no conflict', async () => {
    const { id, updatedAt, ...first } = await begin()
    const mine = { ...completeDraft, id, updatedAt, title: 'First tab' }
    const { listing } = await vendor.edit(mine)
    expect(await vendor.edit(mine)).toEqual({ __typename: 'ListingSaved', listing })
    const other = await vendor.edit({ ...mine, title: 'Second tab' })
    expect(other).toMatchObject({ __typename: 'EditConflict', current: { title: 'First tab' } })
    expect(first.title).toBe(completeDraft.title)
    const both = await Promise.all(
      ['One', 'Two'].map((title) => vendor.edit({ ...mine, updatedAt: listing.updatedAt, title })),
    )
    expect(both.map(({ __typename }) => __typename).sort()).toEqual(['EditConflict', 'ListingSaved'])
  })

  test.each([
    ['title', { title: 'ab' }],
    ['description', { description: 'Too short.' }],
    ['price', { price: null }],
    ['category', { category: null }],
  ])('without a proper %s it is kept, but not published', async (field, change) => {
    const { id } = await begin(vendor, change)
    expect(await vendor.publish(id)).toMatchObject({ __typename: 'InvalidInput', field, message: expect.any(String) })
    expect(await whereSeen(id, 'products', completeDraft.title)).toMatchObject({ one: false })
  })

  test.each([
    ['title', { title: 'a'.repeat(121) }],
    ['description', { description: 'a'.repeat(10_001) }],
    ['price', { price: -0.01 }],
    ['price', { price: 1_000_000.01 }],
    ['price', { price: 1.005 }],
    ['category', { category: 'nonsense' }],
    ['tags', { tags: Array.from({ length: 11 }, (_, i) => `tag ${i}`) }],
    ['tags', { tags: ['a'.repeat(41)] }],
    ['images', { images: Array.from({ length: 9 }, (_, i) => `/artwork/cover/logo-design/x-${i}.svg`) }],
    ['images', { images: ['https://evil.example/x.png'] }],
    ['images', { images: ['javascript:alert(1)'] }],
    ['images', { images: ['/artwork/cover/logo-design/prd-2801.svg'] }],
    ['images', { images: ['/uploads/upl-00000000-0000-0000-0000-000000000000.webp'] }],
  ])('a broken %s (%#) is not kept', async (field, change) => {
    const { id, updatedAt } = await begin()
    const answer = await vendor.edit({ ...completeDraft, id, updatedAt, ...change })
    expect(answer).toMatchObject({ __typename: 'InvalidInput', field })
    expect(await vendor.find(id)).toMatchObject({ title: completeDraft.title, price: 49.99 })
  })

  test('the drawn cover follows the category', async () => {
    const { id, updatedAt, images } = await begin()
    const { listing } = await vendor.edit({ ...completeDraft, id, updatedAt, images, category: 'patent-filing' })
    expect(listing.images).toEqual([`/artwork/cover/patent-filing/${id}.svg`])
  })

  test('what is somebody else’s isn’t there', async () => {
    const { id, updatedAt } = await begin()
    await vendor.publish(id)
    expect(await freelancer.find(id)).toBeNull()
    const notFound = { __typename: 'ListingNotFound', message: 'This listing no longer exists.' }
    expect(await freelancer.edit({ ...completeDraft, id, updatedAt, title: 'Mine now' })).toEqual(notFound)
    for (const act of ['publish', 'unpublish', 'discard', 'remove'] as const) {
      expect(await freelancer[act](id)).toEqual(notFound)
      expect(await freelancer[act]('prd-nonsense')).toEqual(notFound)
    }
    expect(await whereSeen(id, 'products', completeDraft.title)).toEqual(everywhere)
  })

  test('own listings come last changed first, page by page, and by state', async () => {
    const own = await openSample()
    const ask = executor(own)
    const broker = sellerOf(ask, await signedInAs(ask, 'BROKER'))
    const { totalCount: before } = await broker.list()
    const draft = await broker.create()
    const { nodes, totalCount, pageInfo } = await broker.list('first: 2')
    expect([totalCount, nodes[0].id, pageInfo.hasNextPage]).toEqual([before + 1, draft.id, true])
    const next = await broker.list(`first: 100, after: "${pageInfo.endCursor}"`)
    expect(new Set([...nodes, ...next.nodes].map(({ id }) => id)).size).toBe(totalCount)
    expect((await broker.list('status: DRAFT')).totalCount).toBe(1)
    expect((await broker.list('status: PUBLISHED')).totalCount).toBe(before)
    await broker.unpublish(nodes[1].id)
    expect((await broker.list('status: UNPUBLISHED')).nodes).toMatchObject([{ id: nodes[1].id }])
    await own.destroy()
  })

  test('an account has two hundred listings at most', async () => {
    const own = await openSample()
    const ask = executor(own)
    const broker = sellerOf(ask, await signedInAs(ask, 'BROKER'))
    const { totalCount } = await broker.list()
    const ids = Array.from({ length: 199 - totalCount }, (_, i) => ({
      id: `srv-many-${i}`,
      sellerId: 'usr-priya-raman',
    }))
    await addListings(own, ids)
    await broker.create()
    await expect(broker.create()).rejects.toThrow('An account has at most 200 listings')
    await own.destroy()
  })
})
