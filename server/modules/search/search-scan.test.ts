import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { databaseSearch } from '../../infrastructure/search/database/database-search'
import { createRandom } from '../../lib/random'
import { addListings } from '../../testing/database/add-listings'
import { databases } from '../../testing/database/databases'
import { watchStatements } from '../../testing/database/watch-statements'
import type { ListingCriteria } from '../listing/listing.criteria'

const LISTINGS = 2_000
const QUERIES = 300

const { below, next } = createRandom(7)
const pick = <Item>(first: Item, ...others: Item[]) => [first, ...others][below(others.length + 1)] ?? first

const frequent = ['e', 'a', 'n', 't'] as const
const letters = [...frequent, ...'rosmqzńéø𝒳\'"-%_\\7'] as const
const letter = () => (below(3) === 0 ? pick(...letters) : pick(...frequent))
const word = () => Array.from({ length: 1 + below(8) }, letter).join('')
const common = ['the', 'of', 'a', 'logo', 'naïve', 'it’s', '"filed"', '100%'] as const
const rare = Array.from({ length: 400 }, word)
/** As in a language, few words are in most texts and most words in few. */
const anyWord = () => (below(2) === 0 ? pick(...common) : (rare[Math.floor(rare.length * next() ** 3)] ?? 'the'))
const words = (count: number) => Array.from({ length: count }, anyWord).join(below(9) === 0 ? '\n' : ' ')

const listings = Array.from({ length: LISTINGS }, (_, n) => ({
  id: `srv-scan-${String(n).padStart(4, '0')}`,
  kind: below(3) === 0 ? ('product' as const) : ('service' as const),
  categoryId: below(4) === 0 ? 'cat-patent-filing' : 'cat-logo-design',
  title: words(2 + below(4)),
  description: words(3 + below(30)),
  priceCents: 1_000 * (1 + below(50)),
  // Some are of the same moment.
  createdAt: new Date(Date.UTC(2026, 0, 1) + 60_000 * below(1_500)).toISOString(),
}))

const fold = (text: string) =>
  text
    .toLowerCase()
    .normalize('NFD')
    .replaceAll(/\p{M}/gu, '')
    .replaceAll('ø', 'o')
    .replaceAll('’', "'")
    .replaceAll('\n', ' ')

/** A part of a listing's text: a letter, two, the middle of a word, or the end of one with the beginning of another. */
const part = () => {
  const { title, description } = listings[below(LISTINGS)] ?? { title: 'the', description: 'the' }
  const characters = [...(below(3) === 0 ? title : description)]
  const start = below(characters.length)
  return characters
    .slice(start, start + pick(1, 1, 2, 2, 3, 4, 6, 12))
    .join('')
    .trim()
}
const queries = Array.from({ length: QUERIES }, (_, n) => (n % 10 === 0 ? word() : part()))
const allCriteria: ListingCriteria[] = [
  {},
  {},
  { kind: 'product' },
  { categoryId: 'cat-patent-filing' },
  { maxPriceCents: 3_000 },
  { kind: 'service', categoryId: 'cat-patent-filing' },
]
const cases = queries.map((query, n) => ({ query, criteria: allCriteria[n % allCriteria.length] ?? {} }))

const foldedListings = listings.map((listing) => ({
  ...listing,
  title: fold(listing.title),
  description: fold(listing.description),
}))

const scan = (query: string, { kind, categoryId, maxPriceCents = 1e9 }: ListingCriteria) => {
  const searched = fold(query)
  const holds = (text: string) => text.includes(searched)
  const begins = (text: string) =>
    /^[^\p{L}\p{N}]/u.test(searched)
      ? holds(text)
      : [' ', '"', "'", '(', '-', '/'].some((before) => ` ${text}`.includes(before + searched))
  const rank = ({ title, description }: { title: string; description: string }) =>
    begins(title) ? 2 : Number(begins(description))
  return foldedListings
    .filter((listing) => kind === undefined || listing.kind === kind)
    .filter((listing) => categoryId === undefined || listing.categoryId === categoryId)
    .filter((listing) => listing.priceCents <= maxPriceCents)
    .filter(({ title, description }) => holds(title) || holds(description))
    .sort((a, b) => rank(b) - rank(a) || b.createdAt.localeCompare(a.createdAt) || b.id.localeCompare(a.id))
    .map(({ id }) => id)
}

describe.each(databases)('search and a plain scan of 2,000 listings on $name', async ({ openSample }) => {
  const { db, statements } = watchStatements(await openSample())
  afterAll(() => db.destroy())
  beforeAll(async () => {
    await db.deleteFrom('listingSearch').execute()
    await db.updateTable('listing').set({ visible: 0 }).execute()
    for (let start = 0; start < LISTINGS; start += 250) await addListings(db, listings.slice(start, start + 250))
  }, 60_000)

  const { find } = databaseSearch(db)
  /** The hits of three pages, and whether more follow. */
  const threePages = async (query: string, criteria: ListingCriteria) => {
    const ids: string[] = []
    let after: string | undefined
    for (const first of [7, 100, 40]) {
      const { hits, hasNextPage } = await find(query, criteria, { first, after })
      ids.push(...hits.map(({ id }) => id))
      after = hits.at(-1)?.cursor
      if (!hasNextPage) return { ids, more: false }
    }
    return { ids, more: true }
  }

  test(`search: ${QUERIES} texts have the hits of a plain scan, in the same order`, async () => {
    let hits = 0
    for (const { query, criteria } of cases) {
      const all = scan(query, criteria)
      const { ids, more } = await threePages(query, criteria)
      expect({ query, criteria, ids }).toEqual({ query, criteria, ids: all.slice(0, 147) })
      expect({ query, criteria, more }).toEqual({ query, criteria, more: all.length > 147 })
      const counted = await (await find(query, criteria, { first: 24 })).count()
      expect({ query, criteria, counted }).toEqual({ query, criteria, counted: Math.min(all.length, 1_001) })
      hits += ids.length
    }
    expect(hits).toBeGreaterThan(QUERIES * 10)
  }, 120_000)

  describe('in a catalogue that is said to have a billion listings', () => {
    beforeAll(async () => {
      await db.updateTable('listingCount').set({ count: 1e9 }).where('categoryId', '=', 'cat-logo-design').execute()
    })

    test('search: texts whose hits are looked for along the newest have those of a plain scan, in the same order', async () => {
      for (const { query, criteria } of cases.slice(0, 100)) {
        const { ids } = await threePages(query, criteria)
        expect({ query, criteria, ids }).toEqual({ query, criteria, ids: scan(query, criteria).slice(0, 147) })
      }
    }, 120_000)

    test('search: a text that some of the nearest listings have is looked up in no index', async () => {
      const near = new Set(scan('', {}).slice(0, 250))
      const isSome = (text: string) => {
        const found = scan(text, {}).filter((id) => near.has(id)).length
        return found >= 2 && found < 25
      }
      const some = rare.filter((text) => /^[\p{L}]{2}$/u.test(text)).find(isSome)
      statements.length = 0
      await find(some ?? '', {}, { first: 0 })
      expect(some).toBeDefined()
      expect(statements.filter(({ sql }) => /trigrams|instances|short_texts/.test(sql))).toEqual([])
    })
  })
})
