import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { ListingSort } from '../../generated/resolvers'
import { databaseSearch } from '../../infrastructure/search/database/database-search'
import { createRandom } from '../../lib/random'
import { addListings } from '../../testing/database/add-listings'
import { databases } from '../../testing/database/databases'
import type { ListingCriteria } from '../listing/listing.criteria'

const LISTINGS = 900
const CASES = 100

const { below } = createRandom(11)
const pick = <Item>(first: Item, ...others: Item[]) => [first, ...others][below(others.length + 1)] ?? first
const word = () => pick('seal', 'logo', 'logos', 'mark', 'deed', 'charter', 'ledger', 'filing')

/** The traits of sellers of the sample data, by their ids. */
const traits = {
  'usr-tomas-vidal': { jurisdictions: ['Spain'], languages: ['ES', 'EN'], verified: true },
  'usr-clara-whitfield': { jurisdictions: [], languages: ['EN'], verified: false },
} as const
type Seller = keyof typeof traits

const listings = Array.from({ length: LISTINGS }, (_, n) => ({
  id: `srv-sorted-${String(n).padStart(3, '0')}`,
  sellerId: pick<Seller>('usr-tomas-vidal', 'usr-clara-whitfield'),
  title: `${word()} ${word()}`,
  // Few have the first word.
  description: `${pick('heraldry', ...Array.from({ length: 40 }, word))} ${word()}`,
  priceCents: 1_000 * (1 + below(30)),
  deliveryDays: 1 + below(20),
  rating: pick(0, 3.9, 4.5, 5),
  reviewCount: below(3),
  createdAt: new Date(Date.UTC(2026, 0, 1) + 60_000 * below(600)).toISOString(),
}))
type Listing = (typeof listings)[number]

const texts = ['logo', 'seal', 'ledger', 'heraldry', 'go', 'rald', 'mark deed']
const allCriteria: ListingCriteria[] = [
  {},
  { verified: true },
  { jurisdiction: 'Spain' },
  { language: 'EN' },
  { language: 'ES', verified: true },
  { maxDeliveryDays: 5 },
  { minPriceCents: 8_000, maxPriceCents: 15_000 },
  { verified: true, maxDeliveryDays: 9, minRating: 4.5 },
]

const orders: Record<ListingSort, (a: Listing, b: Listing) => number> = {
  NEWEST: (a, b) => b.createdAt.localeCompare(a.createdAt) || b.id.localeCompare(a.id),
  PRICE_LOW: (a, b) => a.priceCents - b.priceCents || a.id.localeCompare(b.id),
  PRICE_HIGH: (a, b) => b.priceCents - a.priceCents || b.id.localeCompare(a.id),
  RATING: (a, b) => b.rating - a.rating || b.reviewCount - a.reviewCount || b.id.localeCompare(a.id),
}

const meets = (criteria: ListingCriteria) => (listing: Listing) => {
  const { jurisdictions, languages, verified } = traits[listing.sellerId]
  return (
    (!criteria.verified || verified) &&
    (!criteria.jurisdiction || jurisdictions.some((place) => place === criteria.jurisdiction)) &&
    (!criteria.language || languages.some((code) => code === criteria.language)) &&
    listing.deliveryDays <= (criteria.maxDeliveryDays ?? 1e9) &&
    listing.priceCents >= (criteria.minPriceCents ?? 0) &&
    listing.priceCents <= (criteria.maxPriceCents ?? 1e9) &&
    listing.rating >= (criteria.minRating ?? 0)
  )
}

const scan = (text: string, criteria: ListingCriteria, sort: ListingSort) =>
  listings
    .filter(({ title, description }) => title.includes(text) || description.includes(text))
    .filter(meets(criteria))
    .sort(orders[sort])
    .map(({ id }) => id)

describe.each(databases)('sorted searches and a plain scan of 900 listings on $name', async ({ openSample }) => {
  const db = await openSample()
  afterAll(() => db.destroy())
  beforeAll(async () => {
    await db.deleteFrom('listingSearch').execute()
    await db.updateTable('listing').set({ visible: 0 }).execute()
    await db.deleteFrom('sellerTrait').execute()
    for (let start = 0; start < LISTINGS; start += 300) await addListings(db, listings.slice(start, start + 300))
    const rows = Object.entries(traits).flatMap(([userId, { jurisdictions, languages, verified }]) => [
      ...jurisdictions.map((value) => ({ userId, trait: 'JURISDICTION' as const, value })),
      ...languages.map((value) => ({ userId, trait: 'LANGUAGE' as const, value })),
      ...(verified ? [{ userId, trait: 'VERIFIED' as const, value: '' }] : []),
    ])
    await db.insertInto('sellerTrait').values(rows).execute()
  }, 60_000)

  const { find } = databaseSearch(db)
  const twoPages = async (text: string, criteria: ListingCriteria, sort: ListingSort) => {
    const first = await find(text, criteria, { first: 9, sort })
    const after = first.hits.at(-1)?.cursor
    const second = first.hasNextPage ? await find(text, criteria, { first: 30, after, sort }) : undefined
    return { ids: [...first.hits, ...(second?.hits ?? [])].map(({ id }) => id), count: await first.count() }
  }

  test(`search: ${CASES} sorted searches with criteria of listings and sellers have the hits of a plain scan`, async () => {
    let hits = 0
    const sorts = ['NEWEST', 'PRICE_LOW', 'PRICE_HIGH', 'RATING'] as const
    for (let n = 0; n < CASES; n++) {
      const text = texts[n % texts.length] ?? 'logo'
      const criteria = allCriteria[n % allCriteria.length] ?? {}
      const sort = sorts[Math.floor(n / 8) % 4] ?? 'NEWEST'
      const all = scan(text, criteria, sort)
      const { ids, count } = await twoPages(text, criteria, sort)
      expect({ text, criteria, sort, ids, count }).toEqual({
        text,
        criteria,
        sort,
        ids: all.slice(0, 39),
        count: all.length,
      })
      hits += ids.length
    }
    expect(hits).toBeGreaterThan(CASES * 5)
  }, 120_000)
})
