import { afterAll, describe, expect, test } from 'vitest'
import { signedInAs } from '../../testing/accounts/sign-in'
import { addListings } from '../../testing/database/add-listings'
import { databases } from '../../testing/database/databases'
import { executor } from '../../testing/execute'
import type { EditListingInput } from '../../testing/generated/schema'
import { completeDraft, sellerOf } from '../../testing/listing-draft'
import { expectValue } from '../../testing/result'
import { createSitemapRepository } from '../site/sitemap.repository'
import { ListingAppearancesDocument, PublishedProductDocument } from './own-listing.test.generated'

describe.each(databases)('own listings on $name', async ({ openSample }) => {
  const db = await openSample()
  const execute = executor(db)
  const vendor = sellerOf(execute, await signedInAs(execute, 'VENDOR'))
  const freelancer = sellerOf(execute, await signedInAs(execute, 'FREELANCER'))
  afterAll(() => db.destroy())

  const newDraft = async (seller = vendor, changes: Partial<EditListingInput> = {}) => {
    const { id, updatedAt } = await seller.create()
    return seller.edit({ ...completeDraft, id, updatedAt, ...changes })
  }

  /** The places in which the site shows a listing. */
  const appearances = async (id: string, kind: 'products' | 'services', text: string) => {
    const { data, errors } = await execute(ListingAppearancesDocument, { id, text })
    expect(errors).toBeUndefined()
    const has = ({ nodes }: { nodes: { id: string }[] }) => nodes.some((node) => node.id === id)
    const ofKind =
      kind === 'products'
        ? { one: data.product, list: data.products, inCategory: data.productsInCategory }
        : { one: data.service, list: data.services, inCategory: data.servicesInCategory }
    const counted = kind === 'products' ? data.category?.productCount : data.category?.serviceCount
    expect(counted).toBe(ofKind.inCategory.totalCount)
    const listed = await createSitemapRepository(db)[kind]('', 1_000)
    return {
      one: ofKind.one !== null,
      list: has(ofKind.list),
      inCategory: has(ofKind.inCategory),
      search: has(data.search),
      sitemap: listed.some((row) => row.id === id),
    }
  }
  const everywhere = { one: true, list: true, inCategory: true, search: true, sitemap: true }
  const nowhere = { one: false, list: false, inCategory: false, search: false, sitemap: false }

  test('create listing: an empty draft with a drawn cover', async () => {
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
  ] as const)(
    'publish listing: %s appear everywhere while published, and nowhere before or after',
    async (kind, role) => {
      const seller = sellerOf(execute, await signedInAs(execute, role))
      const { id, cover, tags } = await newDraft(seller, { title: `Wombat ${kind}` })
      expect(cover).toBe(`/artwork/cover/logo-design/${id}.svg`)
      expect(tags).toEqual(['brand sheet', 'quokka'])
      expect(await appearances(id, kind, `wombat ${kind}`)).toEqual(nowhere)
      expect(await seller.publish(id)).toMatchObject({
        status: 'PUBLISHED',
        hasUnpublishedChanges: false,
        price: 49.99,
      })
      expect(await appearances(id, kind, `wombat ${kind}`)).toEqual(everywhere)
      expect((await seller.unpublish(id)).status).toBe('UNPUBLISHED')
      expect(await appearances(id, kind, `wombat ${kind}`)).toEqual(nowhere)
      await seller.publish(id)
      expect(await appearances(id, kind, `wombat ${kind}`)).toEqual(everywhere)
      expect(await seller.remove(id)).toBe(id)
      expect(await appearances(id, kind, `wombat ${kind}`)).toEqual(nowhere)
      expect(await seller.find(id)).toBeNull()
    },
  )

  test('edit listing: changes of a published listing are visible once published', async () => {
    const { id } = await newDraft()
    const listing = await vendor.publish(id)
    const change = { ...completeDraft, id, updatedAt: listing.updatedAt, title: 'Numbat Sheet', price: null }
    const changed = await vendor.edit(change)
    expect(changed).toMatchObject({
      title: 'Numbat Sheet',
      price: null,
      status: 'PUBLISHED',
      hasUnpublishedChanges: true,
    })
    const published = async () => (await execute(PublishedProductDocument, { id })).data.product
    expect(await published()).toEqual({ title: completeDraft.title, price: 49.99 })
    expect(await vendor.tryPublish(id)).toMatchObject({ __typename: 'InvalidInput', field: 'price' })
    await vendor.edit({ ...change, price: 60, updatedAt: changed.updatedAt })
    await vendor.publish(id)
    expect(await published()).toEqual({ title: 'Numbat Sheet', price: 60 })
    expect(await appearances(id, 'products', 'numbat')).toMatchObject({ search: true })
    expect((await vendor.read(id)).createdAt).toBe(listing.createdAt)
  })

  test('discard listing changes: restores the published version', async () => {
    const { id } = await newDraft()
    const published = await vendor.publish(id)
    const listing = await vendor.edit({ ...completeDraft, id, updatedAt: published.updatedAt, title: 'Other' })
    const discarded = await vendor.discard(id)
    expect(discarded).toMatchObject({ title: completeDraft.title, hasUnpublishedChanges: false })
    expect(await vendor.tryEdit({ ...completeDraft, id, updatedAt: listing.updatedAt, title: 'Stale' })).toMatchObject({
      __typename: 'EditConflict',
    })
    const again = await vendor.edit({ ...completeDraft, id, updatedAt: discarded.updatedAt, title: 'Third' })
    expect(again.hasUnpublishedChanges).toBe(true)
    const back = await vendor.edit({ ...completeDraft, id, updatedAt: again.updatedAt })
    expect(back.hasUnpublishedChanges).toBe(false)
    const unpublished = await newDraft()
    expect(await vendor.discard(unpublished.id)).toEqual(unpublished)
  })

  test('edit conflict: a second tab gets the saved listing; repeating an edit is no conflict', async () => {
    const { id, updatedAt } = await newDraft()
    const mine = { ...completeDraft, id, updatedAt, title: 'First tab' }
    const listing = await vendor.edit(mine)
    expect(await vendor.edit(mine)).toEqual(listing)
    const other = await vendor.tryEdit({ ...mine, title: 'Second tab' })
    expect(other).toMatchObject({ __typename: 'EditConflict', current: { title: 'First tab' } })
    const both = await Promise.all(
      ['One', 'Two'].map((title) => vendor.tryEdit({ ...mine, updatedAt: listing.updatedAt, title })),
    )
    expect(both.map(({ __typename }) => __typename).sort()).toEqual(['EditConflict', 'ListingSaved'])
  })

  test('publish listing: a draft that another tab has changed since is not published', async () => {
    const { id, updatedAt } = await newDraft()
    const changed = await vendor.edit({ ...completeDraft, id, updatedAt, price: 12 })
    const conflict = { __typename: 'EditConflict', current: { price: 12, status: 'DRAFT' } }
    expect(await vendor.tryPublish(id, updatedAt)).toMatchObject(conflict)
    expect(await appearances(id, 'products', completeDraft.title)).toMatchObject({ one: false })
    const published = await vendor.tryPublish(id, changed.updatedAt)
    expect(published).toMatchObject({ __typename: 'ListingSaved', listing: { price: 12, status: 'PUBLISHED' } })
    // A client repeats it after a lost response.
    expect(await vendor.tryPublish(id, changed.updatedAt)).toEqual(published)
  })

  test.each([
    ['title', { title: 'ab' }],
    ['title', { title: '\u200ba\u200b' }],
    ['title', { title: '\u2800'.repeat(3) }],
    ['description', { description: 'Too short.' }],
    ['description', { description: `Too short.${'\u200b'.repeat(10)}.` }],
    ['price', { price: null }],
    ['category', { category: null }],
  ])('publish listing: refused with an invalid %s, which a draft may have', async (field, change) => {
    const { id } = await newDraft(vendor, change)
    expect(await vendor.tryPublish(id)).toMatchObject({
      __typename: 'InvalidInput',
      field,
      message: expect.any(String),
    })
    expect(await appearances(id, 'products', completeDraft.title)).toMatchObject({ one: false })
  })

  test('publish listing: a service needs a delivery time from 1 to 365 days', async () => {
    const draft = await newDraft(freelancer, { deliveryDays: null })
    expect(await freelancer.tryPublish(draft.id)).toMatchObject({ __typename: 'InvalidInput', field: 'deliveryDays' })
    const edit = (deliveryDays: number) =>
      freelancer.tryEdit({ ...completeDraft, id: draft.id, updatedAt: draft.updatedAt, deliveryDays })
    for (const days of [0, 366, -1])
      expect(await edit(days)).toMatchObject({ __typename: 'InvalidInput', field: 'deliveryDays' })
    expect(await edit(365)).toMatchObject({ __typename: 'ListingSaved', listing: { deliveryDays: 365 } })
    await freelancer.publish(draft.id)
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
  ])('edit listing: an invalid %s (%#) is refused', async (field, change) => {
    const { id, updatedAt } = await newDraft()
    const result = await vendor.tryEdit({ ...completeDraft, id, updatedAt, ...change })
    expect(result).toMatchObject({ __typename: 'InvalidInput', field })
    expect(await vendor.find(id)).toMatchObject({ title: completeDraft.title, price: 49.99 })
  })

  test('edit listing: a tag that differs in case alone is stored once', async () => {
    const { id, updatedAt } = await newDraft()
    const { tags } = await vendor.edit({
      ...completeDraft,
      id,
      updatedAt,
      tags: ['Patent', 'patent', 'PATENT', 'logo'],
    })
    expect(tags).toEqual(['patent', 'logo'])
  })

  test('edit listing: the drawn cover follows the category', async () => {
    const { id, updatedAt, images } = await newDraft()
    const listing = await vendor.edit({ ...completeDraft, id, updatedAt, images, category: 'patent-filing' })
    expect(listing.images).toEqual([`/artwork/cover/patent-filing/${id}.svg`])
  })

  test('own listing: not found by other sellers', async () => {
    const { id, updatedAt } = await newDraft()
    await vendor.publish(id)
    expect(await freelancer.find(id)).toBeNull()
    const notFound = { __typename: 'ListingNotFound', message: 'This listing no longer exists.' }
    expect(await freelancer.tryEdit({ ...completeDraft, id, updatedAt, title: 'Mine now' })).toEqual(notFound)
    for (const mutation of ['tryPublish', 'tryUnpublish', 'tryDiscard', 'tryRemove'] as const) {
      expect(await freelancer[mutation](id)).toEqual(notFound)
      expect(await freelancer[mutation]('prd-nonsense')).toEqual(notFound)
    }
    expect(await appearances(id, 'products', completeDraft.title)).toEqual(everywhere)
  })

  test('own listings: last changed first, page by page, and by status', async () => {
    const freshDb = await openSample()
    const executeOwn = executor(freshDb)
    const broker = sellerOf(executeOwn, await signedInAs(executeOwn, 'BROKER'))
    const { totalCount: before } = await broker.list()
    const draft = await broker.create()
    const { nodes, totalCount, pageInfo } = await broker.list({ first: 2 })
    expect([totalCount, nodes[0]?.id, pageInfo.hasNextPage]).toEqual([before + 1, draft.id, true])
    const next = await broker.list({ first: 100, after: pageInfo.endCursor })
    expect(new Set([...nodes, ...next.nodes].map((node) => node.id)).size).toBe(totalCount)
    expect((await broker.list({ status: 'DRAFT' })).totalCount).toBe(1)
    expect((await broker.list({ status: 'PUBLISHED' })).totalCount).toBe(before)
    const { id } = expectValue(nodes[1])
    await broker.unpublish(id)
    expect((await broker.list({ status: 'UNPUBLISHED' })).nodes).toMatchObject([{ id }])
    await freshDb.destroy()
  })

  test('create listing: at most 200 per account', async () => {
    const freshDb = await openSample()
    const executeOwn = executor(freshDb)
    const broker = sellerOf(executeOwn, await signedInAs(executeOwn, 'BROKER'))
    const { totalCount } = await broker.list()
    const listings = Array.from({ length: 199 - totalCount }, (_, i) => ({
      id: `srv-many-${i}`,
      sellerId: 'usr-priya-raman',
    }))
    await addListings(freshDb, listings)
    await broker.create()
    expect(await broker.tryCreate()).toEqual({
      __typename: 'TooManyListings',
      message: "An account has at most 200 listings. Delete one that you don't need.",
    })
    await freshDb.destroy()
  })
})
