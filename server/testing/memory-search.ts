import type { Database } from '../database/connection'
import { COUNT_LIMIT, type Order, pageOf, positionOf } from '../database/paging/page'
import type { OpenSearchEngine, SearchEntry, SearchedListing } from '../infrastructure/search/search-engine'
import { joinTraits } from '../modules/credential/seller-traits'
import type { ListingCriteria } from '../modules/listing/listing.criteria'
import { listingOrders } from '../modules/listing/listing-orders'
import { foldForSearch, searchParts } from '../modules/search/search-text'

interface Hit extends SearchedListing {
  rank: number
}

const bestFirst: Order<Hit> = {
  name: 'SEARCH',
  direction: 'desc',
  columns: ['rank', 'createdAt', 'id'],
  kinds: ['integer', 'moment', 'text'],
}

const BEFORE_WORDS = [' ', '"', "'", '(', '-', '/']

const beginsWord = (text: string, searched: string) =>
  /^[^\p{L}\p{N}]/u.test(searched)
    ? text.includes(searched)
    : BEFORE_WORDS.some((before) => ` ${text}`.includes(before + searched))

const matches = (listing: SearchedListing, criteria: ListingCriteria) =>
  (criteria.kind ?? listing.kind) === listing.kind &&
  (criteria.categoryId ?? listing.categoryId) === listing.categoryId &&
  (criteria.sellerRole ?? listing.sellerRole) === listing.sellerRole &&
  listing.priceCents >= (criteria.minPriceCents ?? 0) &&
  listing.priceCents <= (criteria.maxPriceCents ?? Number.POSITIVE_INFINITY) &&
  listing.deliveryDays <= (criteria.maxDeliveryDays ?? Number.POSITIVE_INFINITY) &&
  listing.rating >= (criteria.minRating ?? 0)

const compare = (a: number | string, b: number | string) => (a < b ? -1 : a > b ? 1 : 0)

/** A search engine outside of the database: it reads all texts, knows no synonyms and corrects nothing. */
export const createMemorySearch = () => {
  const entries = new Map<string, SearchEntry>()
  const calls = { find: 0, findClose: 0 }

  const hitsOf = (text: string, criteria: ListingCriteria) => {
    const searched = foldForSearch(text)
    return [...entries.values()].flatMap(({ listing, categoryName, sellerName }): Hit[] => {
      const parts = searchParts(listing, categoryName, sellerName)
      if (!parts.some((part) => part.includes(searched)) || !matches(listing, criteria)) return []
      const rank = beginsWord(parts[0] ?? '', searched) ? 2 : Number(parts.some((part) => beginsWord(part, searched)))
      return [{ ...listing, rank }]
    })
  }

  const openSearchEngine: OpenSearchEngine = (db) => ({
    find: async (text, criteria, request) => {
      calls.find++
      const order: Order<Hit> = request.sort ? listingOrders[request.sort] : bestFirst
      const sign = order.direction === 'asc' ? 1 : -1
      const difference = (a: readonly (string | number)[], b: readonly (string | number)[]) =>
        sign * (a.map((value, index) => compare(value, b[index] ?? '')).find((result) => result !== 0) ?? 0)
      const positionIn = (hit: Hit) => order.columns.map((column) => hit[column])
      const all = hitsOf(text, criteria).sort((a, b) => difference(positionIn(a), positionIn(b)))
      const after = positionOf(order, request)
      const following = after ? all.filter((hit) => difference(positionIn(hit), after) > 0) : all
      const count = async () => Math.min(all.length, COUNT_LIMIT)
      const { rows, cursor, hasNextPage } = pageOf(following.slice(0, request.first + 1), order, request, count)
      return {
        hits: rows.map((hit) => ({ id: hit.id, cursor: cursor(hit) })),
        hasNextPage,
        count,
        found: async () => {
          const found = hitsOf(text, {}).slice(0, COUNT_LIMIT)
          const traits = await db.selectFrom('listingTrait').select(['id', 'trait', 'value']).execute()
          const idOf = ({ id }: { id: string }) => id
          return joinTraits(found, idOf, traits, idOf)
        },
      }
    },

    findClose: async (text, criteria, { without }) => {
      calls.findClose++
      const words = foldForSearch(text).split(' ')
      const ids = words.flatMap((word) => hitsOf(word, criteria).map(({ id }) => id))
      return { ids: [...new Set(ids)].filter((id) => !without.includes(id)).slice(0, 12), correction: null }
    },

    put: async (changed) => {
      for (const entry of changed) {
        if (entry.listing.visible === 1) entries.set(entry.listing.id, entry)
        else entries.delete(entry.listing.id)
      }
    },

    remove: async (ids) => {
      for (const id of ids) entries.delete(id)
    },
  })

  return {
    calls,
    openSearchEngine,

    /** Indexes all listings. */
    fill: async (db: Database) => {
      const listings = await db
        .selectFrom('listing')
        .innerJoin('category', 'category.id', 'listing.categoryId')
        .innerJoin('user', 'user.id', 'listing.sellerId')
        .selectAll('listing')
        .select(['category.name as categoryName', 'user.name as sellerName'])
        .execute()
      await openSearchEngine(db).put(
        listings.map(({ categoryName, sellerName, ...listing }) => ({ listing, categoryName, sellerName })),
      )
    },
  }
}
