import { afterAll, describe, expect, test } from 'vitest'
import { createLog } from '../../infrastructure/log'
import { createAfterResponse } from '../../jobs/after-response'
import { registeredAs } from '../../testing/accounts/register'
import { conversationsAs } from '../../testing/conversations'
import { addListings } from '../../testing/database/add-listings'
import { databases } from '../../testing/database/databases'
import { watchStatements } from '../../testing/database/watch-statements'
import { executor } from '../../testing/execute'
import type { SaveSearchInput, UserRole } from '../../testing/generated/schema'
import { completeDraft, sellerOf } from '../../testing/listing-draft'
import { codeOf, expectType } from '../../testing/result'
import { createSavedRepository } from './saved.repository'
import {
  RemoveSavedSearchDocument,
  SavedListingIdsDocument,
  SavedListingsDocument,
  type SavedListingsQueryVariables,
  SavedSearchesDocument,
  SavedServicesDocument,
  type SavedServicesQuery,
  SaveListingDocument,
  SaveSearchDocument,
  SearchedProductsDocument,
  UnsaveListingDocument,
} from './saved.test.generated'

describe.each(databases)('saved listings and saved searches on $name', async ({ openSample }) => {
  const { db, statements } = watchStatements(await openSample())
  let moment = Date.parse('2026-11-21T12:00:00.000Z')
  const later = createAfterResponse(createLog('silent'), 0)
  const execute = executor(db, { now: () => new Date(moment++), afterResponse: later.run })
  afterAll(() => db.destroy())

  let accountCount = 0
  const newAccount = async (role?: UserRole) => {
    accountCount += 1
    const account = await registeredAs(execute, `person-${accountCount}@example.com`, role)
    const { run, viewer } = conversationsAs(execute, account.visitor)
    const trySaveSearch = async (input: SaveSearchInput) => (await run(SaveSearchDocument, { input })).saveSearch
    return {
      ...account,
      run,
      seller: sellerOf(execute, account.visitor),
      save: async (id: string) => (await run(SaveListingDocument, { id })).saveListing,
      unsave: async (id: string) => (await run(UnsaveListingDocument, { id })).unsaveListing,
      saved: async (page: SavedListingsQueryVariables = { first: 24 }) => {
        const { nodes, pageInfo } = (await run(SavedListingsDocument, page)).savedListings
        return { ids: nodes.map(({ id }) => id), ...pageInfo }
      },
      ids: async () => (await run(SavedListingIdsDocument, {})).savedListingIds,
      trySaveSearch,
      saveSearch: async (input: SaveSearchInput) => expectType(await trySaveSearch(input), 'SearchSaved').savedSearch,
      searches: async () => (await run(SavedSearchesDocument, {})).savedSearches,
      removeSearch: async (id: string) => (await run(RemoveSavedSearchDocument, { id })).removeSavedSearch,
      notifications: async () => {
        await later.finish()
        return (await viewer()).notifications.nodes.map(({ title, text, path }) => ({ title, text, path }))
      },
    }
  }

  test('saved listings: saved once, listed last saved first, and removed', async () => {
    const { save, saved, unsave } = await newAccount()
    for (const id of ['srv-1101', 'prd-2101', 'srv-1102', 'srv-1101']) {
      expect(await save(id)).toEqual({ __typename: 'SavedListingAdded', listing: { id, saved: true } })
    }
    expect((await saved()).ids).toEqual(['srv-1102', 'prd-2101', 'srv-1101'])
    const { ids, endCursor } = await saved({ first: 2 })
    expect([...ids, ...(await saved({ first: 2, after: endCursor })).ids]).toEqual((await saved()).ids)
    const unsaved = { __typename: 'ListingUnsaved', listing: { id: 'prd-2101', saved: false } }
    expect([await unsave('prd-2101'), await unsave('prd-2101')]).toEqual([unsaved, unsaved])
    expect((await unsave('prd-none')).__typename).toBe('ListingNotFound')
    expect((await saved()).ids).toEqual(['srv-1102', 'srv-1101'])
    expect((await save('srv-none')).__typename).toBe('ListingNotFound')
  })

  test('Listing.saved: true for the viewer who saved it, in one statement for a list', async () => {
    const { save, run } = await newAccount()
    await save('srv-1101')
    const savedOf = ({ services }: SavedServicesQuery) => services.nodes.filter(({ saved }) => saved)
    expect(savedOf(await run(SavedServicesDocument, { first: 100 }))).toEqual([{ id: 'srv-1101', saved: true }])
    expect(savedOf((await execute(SavedServicesDocument, { first: 100 })).data)).toEqual([])
    const countFor = async (first: number) => {
      statements.length = 0
      await run(SavedServicesDocument, { first })
      return statements.length
    }
    expect(await countFor(20)).toBe(await countFor(1))
  })

  test('savedListingIds: the viewer’s own, last saved first', async () => {
    const { save, unsave, ids } = await newAccount()
    const other = await newAccount()
    for (const id of ['srv-1101', 'prd-2101', 'srv-1102', 'srv-1101']) await save(id)
    await unsave('prd-2101')
    expect([await ids(), await other.ids()]).toEqual([['srv-1102', 'srv-1101'], []])
    expect(codeOf(await execute(SavedListingIdsDocument))).toBe('UNAUTHENTICATED')
  })

  test('saved listings: a hidden listing is left out until it is visible again', async () => {
    const { save, saved } = await newAccount()
    await save('srv-1103')
    const show = (visible: number) => db.updateTable('listing').set({ visible }).where('id', '=', 'srv-1103').execute()
    await show(0)
    expect((await saved()).ids).toEqual([])
    expect((await save('srv-1103')).__typename).toBe('ListingNotFound')
    await show(1)
    expect((await saved()).ids).toEqual(['srv-1103'])
  })

  test('saved listings: at most 500', async () => {
    const { id, save, ids: saved } = await newAccount()
    const ids = Array.from({ length: 500 }, (_, i) => `srv-many-${accountCount}-${i}`)
    await addListings(
      db,
      ids.map((id) => ({ id })),
    )
    const savedAt = new Date(moment).toISOString()
    await db
      .insertInto('savedListing')
      .values(ids.map((listingId) => ({ userId: id, listingId, savedAt })))
      .execute()
    expect(await save('srv-1101')).toMatchObject({ __typename: 'InvalidInput', field: 'id' })
    expect((await save(ids[0] ?? '')).__typename).toBe('SavedListingAdded')
    expect(await saved()).toHaveLength(500)
    // A hidden one can't be seen and removed, so it doesn't count.
    await db
      .updateTable('listing')
      .set({ visible: 0 })
      .where('id', '=', ids[1] ?? '')
      .execute()
    expect((await save('srv-1101')).__typename).toBe('SavedListingAdded')
    expect(await saved()).toEqual(expect.not.arrayContaining([ids[1]]))
    expect(await saved()).toHaveLength(500)
  })

  test('saved searches: named after their criteria, saved once, at most 20, and removed', async () => {
    const { saveSearch, trySaveSearch, searches, removeSearch } = await newAccount()
    const criteria: SaveSearchInput = {
      text: ' Quokka ',
      kind: 'PRODUCT',
      category: 'logo-design',
      minPrice: 10,
      maxPrice: 49.99,
      maxDeliveryDays: 3,
      sellerRole: 'BROKER',
      verified: true,
      jurisdiction: ' New  York ',
      language: 'de',
    }
    const savedSearch = await saveSearch(criteria)
    expect(savedSearch).toEqual({
      id: expect.stringMatching(/^svs-/),
      name: '“quokka” among products in Logo Design, from $10.00, up to $49.99, delivered within 3 days, by brokers, verified only, registered in New York, in German',
      text: 'quokka',
      kind: 'PRODUCT',
      category: { slug: 'logo-design' },
      minPrice: 10,
      maxPrice: 49.99,
      maxDeliveryDays: 3,
      sellerRole: 'BROKER',
      verified: true,
      jurisdiction: 'New York',
      language: 'DE',
    })
    expect((await saveSearch({ ...criteria, language: 'DE' })).id).toBe(savedSearch.id)
    expect(await saveSearch({ text: 'seal', verified: false })).toMatchObject({ name: '“seal”', verified: false })
    expect((await saveSearch({ kind: 'SERVICE' })).name).toBe('Services')
    expect(await searches()).toHaveLength(3)
    const other = await newAccount()
    expect([await other.removeSearch(savedSearch.id), await removeSearch(savedSearch.id)]).toEqual([
      { __typename: 'SavedSearchNotFound', message: 'This search was removed already.' },
      { __typename: 'SavedSearchRemoved' },
    ])
    for (let i = 0; i < 18; i++) await saveSearch({ text: `word ${i}` })
    expect(await trySaveSearch({ text: 'one more' })).toMatchObject({ __typename: 'InvalidInput', field: 'text' })
  })

  test.each([
    [{}, 'text'],
    [{ text: ' ' }, 'text'],
    [{ text: 'x' }, 'text'],
    [{ text: 'x'.repeat(201) }, 'text'],
    [{ category: 'nothing' }, 'category'],
    [{ minPrice: -1 }, 'minPrice'],
    [{ maxPrice: 1.001 }, 'maxPrice'],
    [{ minPrice: 2, maxPrice: 1 }, 'maxPrice'],
    [{ maxDeliveryDays: 0 }, 'maxDeliveryDays'],
    [{ maxDeliveryDays: 366 }, 'maxDeliveryDays'],
    [{ jurisdiction: 'x' }, 'jurisdiction'],
    [{ language: 'klingon' }, 'language'],
    [{ verified: false }, 'text'],
  ])('save search: %j is refused', async (input, field) => {
    expect(await (await newAccount()).trySaveSearch(input)).toMatchObject({ __typename: 'InvalidInput', field })
  })

  test('saved search: every account with a matching search is notified once of a new listing', async () => {
    const vendor = await newAccount('VENDOR')
    const matching = await newAccount()
    for (const criteria of [{ text: 'quokka' }, { category: 'logo-design', maxPrice: 50 }]) {
      await matching.saveSearch(criteria)
    }
    const notMatching = await newAccount()
    const misses: SaveSearchInput[] = [
      { text: 'wombat' },
      { text: 'quokka', kind: 'SERVICE' },
      { category: 'patent-filing' },
      { minPrice: 50 },
      { maxPrice: 49 },
    ]
    for (const criteria of misses) await notMatching.saveSearch(criteria)
    await vendor.saveSearch({ text: 'quokka' })
    const draft = await vendor.seller.create()
    await vendor.seller.edit({ id: draft.id, updatedAt: draft.updatedAt, ...completeDraft })
    expect(await matching.notifications()).toEqual([])
    await vendor.seller.publish(draft.id)
    const notified = { text: 'Quokka Brand Sheet', path: `/products/${draft.id}` }
    expect((await matching.notifications()).sort((a, b) => a.title.localeCompare(b.title))).toEqual([
      { title: 'New for “quokka”', ...notified },
      { title: 'New for Anything in Logo Design, up to $50.00', ...notified },
    ])
    // Running the saved search finds the listing.
    for (const { text, kind, category, minPrice, maxPrice } of await matching.searches()) {
      const filter = { kind, category: category?.slug ?? null, minPrice, maxPrice }
      const { search } = await matching.run(SearchedProductsDocument, { text, filter })
      expect(search.nodes).toContainEqual({ id: draft.id })
    }
    expect([await notMatching.notifications(), await vendor.notifications()]).toEqual([[], []])
    // A listing that is published again is not new.
    await vendor.seller.unpublish(draft.id)
    await vendor.seller.publish(draft.id)
    expect(await matching.notifications()).toHaveLength(2)
  })

  test('saved search: at most five notifications an hour, however often a listing is published', async () => {
    const vendor = await newAccount('VENDOR')
    const matching = await newAccount()
    await matching.saveSearch({ text: 'wombat' })
    const publish = async () => {
      const draft = await vendor.seller.create()
      await vendor.seller.edit({ ...completeDraft, id: draft.id, updatedAt: draft.updatedAt, title: 'Wombat Sheet' })
      await vendor.seller.publish(draft.id)
      return draft.id
    }
    for (let round = 0; round < 7; round++) {
      const id = await publish()
      await later.finish()
      await vendor.seller.remove(id)
    }
    const notified = async () => {
      await later.finish()
      return db.selectFrom('notification').select('id').where('userId', '=', matching.id).execute()
    }
    expect(await notified()).toHaveLength(5)
    moment += 3_600_000
    await publish()
    expect(await notified()).toHaveLength(6)
    expect(await db.selectFrom('listingAnnouncement').selectAll().execute()).toEqual([])
  })

  test('saved search: all of very many are notified, and a process that has lost its claim stops', async () => {
    const many = await newAccount()
    const rows = Array.from({ length: 250 }, (_, n) => ({
      id: `svs-many-${String(n).padStart(3, '0')}`,
      userId: many.id,
      name: `Many ${n}`,
      criteriaKey: `many-${n}`,
      text: 'bandicoot',
      createdAt: new Date(moment).toISOString(),
    }))
    await db.insertInto('savedSearch').values(rows).execute()
    const vendor = await newAccount('VENDOR')
    const draft = await vendor.seller.create()
    const content = { ...completeDraft, id: draft.id, updatedAt: draft.updatedAt, title: 'Bandicoot Sheet' }
    await vendor.seller.edit(content)
    await vendor.seller.publish(draft.id)
    await later.finish()
    const notified = db.selectFrom('notification').select('id').where('userId', '=', many.id)
    expect(await notified.execute()).toHaveLength(250)
    expect(await db.selectFrom('listingAnnouncement').selectAll().execute()).toEqual([])
    const { renewAnnouncement } = createSavedRepository(db)
    expect(await renewAnnouncement(draft.id, new Date(moment), new Date(moment + 1))).toBe(false)
  })

  test('saved search: a listing that is deleted before its announcement notifies nobody', async () => {
    const matching = await newAccount()
    await matching.saveSearch({ text: 'numbat' })
    await db
      .insertInto('listingAnnouncement')
      .values({ listingId: 'prd-gone', dueAt: '2026-01-01T00:00:00.000Z' })
      .execute()
    const seller = (await newAccount('VENDOR')).seller
    const draft = await seller.create()
    await seller.edit({ ...completeDraft, id: draft.id, updatedAt: draft.updatedAt, title: 'Numbat Sheet' })
    await seller.publish(draft.id)
    expect(await matching.notifications()).toHaveLength(1)
    expect(await db.selectFrom('listingAnnouncement').selectAll().execute()).toEqual([])
  })
})
