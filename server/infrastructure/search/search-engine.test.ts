import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { signedInAs } from '../../testing/accounts/sign-in'
import { databases } from '../../testing/database/databases'
import { executor, type Result } from '../../testing/execute'
import type { SearchFilter, SearchSort } from '../../testing/generated/schema'
import { completeDraft, sellerOf } from '../../testing/listing-draft'
import { createMemorySearch } from '../../testing/memory-search'
import { EngineSearchDocument, type EngineSearchQuery } from './search-engine.test.generated'

const cases: [query: string, more?: { filter?: SearchFilter; sort?: SearchSort }][] = [
  ['trademark'],
  ['a'],
  ['TRADE'],
  ['ademar'],
  ['cap table'],
  ['logo', { sort: 'PRICE_LOW' }],
  ['logo', { sort: 'PRICE_HIGH' }],
  ['the', { sort: 'RATING' }],
  ['the', { filter: { kind: 'PRODUCT' } }],
  ['e', { filter: { category: 'logo-design', maxPrice: 900 }, sort: 'NEWEST' }],
  ['', { filter: { sellerRole: 'BROKER', minRating: 4 } }],
  ['', { filter: { maxDeliveryDays: 14 }, sort: 'PRICE_LOW' }],
  ['zzzzq'],
]

describe.each(databases)('search engines: beside the one of $name', async ({ openSample }) => {
  const db = await openSample()
  const memory = createMemorySearch()
  const ofDatabase = executor(db)
  const ofMemory = executor(db, { openSearchEngine: memory.openSearchEngine })
  beforeAll(() => memory.fill(db))
  afterAll(() => db.destroy())

  /** All pages of a search, and the filters and number of results of the first. */
  const answerOf = async (execute: typeof ofDatabase, ...[query, more]: (typeof cases)[number]) => {
    const pages: string[][] = []
    const counts: unknown[] = []
    let after: string | null = null
    do {
      const result: Result<EngineSearchQuery> = await execute(EngineSearchDocument, { query, ...more, first: 7, after })
      expect(result.errors).toBeUndefined()
      const { nodes, pageInfo, totalCount, facets } = result.data.search
      pages.push(nodes.map(({ id }) => id))
      counts.push({ totalCount, facets: pages.length > 1 ? [] : facets, hasPreviousPage: pageInfo.hasPreviousPage })
      after = pageInfo.hasNextPage ? (pageInfo.endCursor ?? null) : null
    } while (after)
    // Each result is on one page.
    expect(new Set(pages.flat()).size).toBe(pages.flat().length)
    return { pages, counts }
  }

  test.each(cases)(
    'another engine answers a search for "%s" %j by the ids and cursors it finds',
    async (query, more) => {
      const before = memory.calls.find
      const answer = await answerOf(ofMemory, query, more)
      expect(answer).toEqual(await answerOf(ofDatabase, query, more))
      expect(memory.calls.find).toBe(before + answer.pages.length)
    },
  )

  test('another engine finds what is close to a text, and what a seller publishes and deletes', async () => {
    const searched = async (query: string) => (await ofMemory(EngineSearchDocument, { query, first: 9 })).data.search
    const close = await searched('logo trademark')
    expect(close.closeMatches?.nodes.length).toBeGreaterThan(0)
    const seller = sellerOf(ofMemory, await signedInAs(ofMemory, 'FREELANCER'))
    const { id, updatedAt } = await seller.create()
    await seller.edit({ ...completeDraft, id, updatedAt, title: 'Zymurgy for two' })
    await seller.publish(id)
    expect((await searched('zymurgy')).nodes.map((node) => node.id)).toEqual([id])
    await seller.remove(id)
    expect((await searched('zymurgy')).nodes).toEqual([])
  })
})
