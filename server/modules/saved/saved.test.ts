import { afterAll, describe, expect, test } from 'vitest'
import { addListings } from '../../testing/add-listings'
import { correspondentOf } from '../../testing/correspondent'
import { databases } from '../../testing/databases'
import { executor } from '../../testing/execute'
import { completeDraft, sellerOf } from '../../testing/listing-draft'
import { registeredAs } from '../../testing/register'
import { watchStatements } from '../../testing/watch-statements'

const search = 'id name text kind category { slug } minPrice maxPrice'

describe.each(databases)('what people keep on $name', async ({ openSample }) => {
  const { db, statements } = watchStatements(await openSample())
  let moment = Date.parse('2026-11-21T12:00:00.000Z')
  const execute = executor(db, { now: () => new Date(moment++) })
  afterAll(() => db.destroy())

  let people = 0
  const person = async (role?: string) => {
    people += 1
    const account = await registeredAs(execute, `person-${people}@example.com`, role)
    const { run, viewer } = correspondentOf(execute, account.visitor)
    return {
      ...account,
      run,
      seller: sellerOf(execute, account.visitor),
      save: (id: string) =>
        run(
          `mutation ($id: ID!) { answer: saveListing(id: $id) { __typename ... on SavedListingAdded { listing { id saved } }
            ... on ListingNotFound { message } ... on InvalidInput { field message } } }`,
          { id },
        ),
      unsave: (id: string) => run('mutation ($id: ID!) { answer: unsaveListing(id: $id) }', { id }),
      saved: async (args = 'first: 24') => {
        const { nodes, pageInfo } = await run(
          `{ answer: savedListings(${args}) { nodes { ... on Product { id } ... on Service { id } } pageInfo { endCursor } } }`,
        )
        return { ids: nodes.map(({ id }: { id: string }) => id), ...pageInfo }
      },
      ids: () => run('{ answer: savedListingIds }'),
      saveSearch: (input: Record<string, unknown>) =>
        run(
          `mutation ($input: SaveSearchInput!) { answer: saveSearch(input: $input) { __typename
            ... on SearchSaved { savedSearch { ${search} } } ... on InvalidInput { field message } } }`,
          { input },
        ),
      searches: () => run(`{ answer: savedSearches { ${search} } }`),
      removeSearch: (id: string) => run('mutation ($id: ID!) { answer: removeSavedSearch(id: $id) }', { id }),
      news: async () =>
        (await viewer()).notifications.nodes.map(({ title, text, path }: Record<string, string>) => ({
          title,
          text,
          path,
        })),
    }
  }

  test('a listing is saved once, listed last saved first, and forgotten', async () => {
    const { save, saved, unsave } = await person()
    for (const id of ['srv-1101', 'prd-2101', 'srv-1102', 'srv-1101']) {
      expect(await save(id)).toEqual({ __typename: 'SavedListingAdded', listing: { id, saved: true } })
    }
    expect((await saved()).ids).toEqual(['srv-1102', 'prd-2101', 'srv-1101'])
    const { ids, endCursor } = await saved('first: 2')
    expect([...ids, ...(await saved(`first: 2, after: "${endCursor}"`)).ids]).toEqual((await saved()).ids)
    expect([await unsave('prd-2101'), await unsave('prd-2101')]).toEqual([true, false])
    expect((await saved()).ids).toEqual(['srv-1102', 'srv-1101'])
    expect((await save('srv-none')).__typename).toBe('ListingNotFound')
  })

  test('cards tell what the viewer saved, in one question for all; to nobody else', async () => {
    const { save, run } = await person()
    await save('srv-1101')
    const source = (first: number) => `{ answer: services(first: ${first}) { nodes { id saved } } }`
    const savedOf = (answer: { nodes: { id: string; saved: boolean }[] }) => answer.nodes.filter(({ saved }) => saved)
    expect(savedOf(await run(source(100)))).toEqual([{ id: 'srv-1101', saved: true }])
    expect(savedOf((await execute(source(100))).data.answer)).toEqual([])
    const countFor = async (first: number) => {
      statements.length = 0
      await run(source(first))
      return statements.length
    }
    expect(await countFor(20)).toBe(await countFor(1))
  })

  test('the ids of what somebody saved are theirs alone, saved last first', async () => {
    const { save, unsave, ids } = await person()
    const other = await person()
    for (const id of ['srv-1101', 'prd-2101', 'srv-1102', 'srv-1101']) await save(id)
    await unsave('prd-2101')
    expect([await ids(), await other.ids()]).toEqual([['srv-1102', 'srv-1101'], []])
    const { errors } = await execute('{ savedListingIds }')
    expect(errors[0].extensions.code).toBe('UNAUTHENTICATED')
  })

  test('what is taken back is not among the saved, and is again once it is offered', async () => {
    const { save, saved } = await person()
    await save('srv-1103')
    const show = (visible: number) => db.updateTable('listing').set({ visible }).where('id', '=', 'srv-1103').execute()
    await show(0)
    expect((await saved()).ids).toEqual([])
    expect((await save('srv-1103')).__typename).toBe('ListingNotFound')
    await show(1)
    expect((await saved()).ids).toEqual(['srv-1103'])
  })

  test('five hundred are enough', async () => {
    const { id, save, ids: saved } = await person()
    const ids = Array.from({ length: 500 }, (_, i) => `srv-many-${people}-${i}`)
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
    expect(await saved()).toHaveLength(500)
  })

  test('a search says what it looks for, is kept once and forgotten', async () => {
    const { saveSearch, searches, removeSearch } = await person()
    const wish = { text: ' Quokka ', kind: 'PRODUCT', category: 'logo-design', minPrice: 10, maxPrice: 49.99 }
    const { savedSearch } = await saveSearch(wish)
    expect(savedSearch).toEqual({
      id: expect.stringMatching(/^svs-/),
      name: '“quokka” among products in Logo Design, from $10.00, up to $49.99',
      text: 'quokka',
      kind: 'PRODUCT',
      category: { slug: 'logo-design' },
      minPrice: 10,
      maxPrice: 49.99,
    })
    expect((await saveSearch(wish)).savedSearch.id).toBe(savedSearch.id)
    expect((await saveSearch({ kind: 'SERVICE' })).savedSearch.name).toBe('Services')
    expect(await searches()).toHaveLength(2)
    const other = await person()
    expect([await other.removeSearch(savedSearch.id), await removeSearch(savedSearch.id)]).toEqual([false, true])
    for (let i = 0; i < 19; i++) await saveSearch({ text: `word ${i}` })
    expect(await saveSearch({ text: 'one more' })).toMatchObject({ __typename: 'InvalidInput', field: 'text' })
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
  ])('the search %j is refused', async (input, field) => {
    expect(await (await person()).saveSearch(input)).toMatchObject({ __typename: 'InvalidInput', field })
  })

  test('what is new is told to whom it answers, once', async () => {
    const vendor = await person('VENDOR')
    const waiting = await person()
    for (const wish of [{ text: 'quokka' }, { category: 'logo-design', maxPrice: 50 }]) await waiting.saveSearch(wish)
    const others = await person()
    const misses = [
      { text: 'wombat' },
      { text: 'quokka', kind: 'SERVICE' },
      { category: 'patent-filing' },
      { minPrice: 50 },
      { maxPrice: 49 },
    ]
    for (const wish of misses) await others.saveSearch(wish)
    await vendor.saveSearch({ text: 'quokka' })
    const draft = await vendor.seller.create()
    const { listing } = await vendor.seller.edit({ id: draft.id, updatedAt: draft.updatedAt, ...completeDraft })
    expect(await waiting.news()).toEqual([])
    await vendor.seller.publish(draft.id)
    const told = { text: 'Quokka Brand Sheet', path: `/products/${draft.id}` }
    expect(
      (await waiting.news()).sort((a: { title: string }, b: { title: string }) => a.title.localeCompare(b.title)),
    ).toEqual([
      { title: 'New for “quokka”', ...told },
      { title: 'New for Anything in Logo Design, up to $50.00', ...told },
    ])
    // Who follows the saved search finds it there.
    for (const { text, kind, category, minPrice, maxPrice } of await waiting.searches()) {
      const filter = { kind, category: category?.slug, minPrice, maxPrice }
      const { nodes } = await waiting.run(
        `query ($text: String!, $filter: SearchFilter) { answer: search(query: $text, filter: $filter) { nodes { ... on Product { id } } } }`,
        { text, filter },
      )
      expect(nodes).toContainEqual({ id: draft.id })
    }
    expect([await others.news(), await vendor.news()]).toEqual([[], []])
    // Taken back and shown again it is not new.
    await vendor.seller.unpublish(draft.id)
    await vendor.seller.publish(draft.id)
    expect(await waiting.news()).toHaveLength(2)
    expect(listing.id).toBe(draft.id)
  })
})
