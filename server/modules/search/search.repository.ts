import { type Database, isPostgres, longReadsOf } from '../../database/connection'
import { insertRows } from '../../database/insert-rows'
import type { PageRequest } from '../../database/paging/page'
import type { ListingRow } from '../../database/tables/tables'
import type { ListingCriteria } from '../listing/listing.criteria'
import { readCloseListings } from './close/close-matches'
import { readSearchKeys } from './search-keys'
import { createSearchMatch } from './search-match'
import { readSearchPage, type SearchOrder } from './search-page'
import { eraOf, joinParts } from './search-text'
import { addSearchWords } from './search-words'
import { removeUnusedWords } from './unused-words'

/** A public listing, with its searchable texts. The title is the first. */
export interface SearchEntry {
  listing: Pick<
    ListingRow,
    'id' | 'kind' | 'categoryId' | 'priceCents' | 'deliveryDays' | 'rating' | 'reviewCount' | 'sellerRole' | 'createdAt'
  >
  parts: readonly string[]
}

/** SQLite has no index of words. */
const matchOf = async (db: Database, folded: string) =>
  createSearchMatch(db, folded, isPostgres(db) ? await readSearchKeys(longReadsOf(db), folded) : undefined)

export const createSearchRepository = (db: Database) => ({
  /** Public listings that match the criteria and contain the folded text, by default the best match first. */
  page: async (folded: string, criteria: ListingCriteria, request: PageRequest & { sort?: SearchOrder }) =>
    readSearchPage(db, await matchOf(db, folded), criteria, request),

  /** Listings that are close to the text, without those that have it. */
  close: (folded: string, criteria: ListingCriteria, hits: readonly ListingRow[]) =>
    readCloseListings(longReadsOf(db), folded, criteria, hits),

  /** Adds listings that are not in the index. */
  add: async (entries: readonly SearchEntry[]) => {
    const rows = entries.map(({ listing, parts }) => {
      const { id, kind, categoryId, priceCents, deliveryDays, rating, reviewCount, sellerRole, createdAt } = listing
      return {
        ...{ listingId: id, kind, categoryId, priceCents, deliveryDays, rating, reviewCount, sellerRole, createdAt },
        title: joinParts(parts.slice(0, 1)),
        searchText: joinParts(parts),
        era: eraOf(createdAt),
      }
    })
    await insertRows(db, 'listingSearch', rows)
    await addSearchWords(
      db,
      rows.map(({ searchText }) => searchText),
    )
  },

  /** Returns the removed search texts. */
  remove: async (listingIds: readonly string[]) => {
    const removed = await db
      .deleteFrom('listingSearch')
      .where('listingId', 'in', listingIds)
      .returning('searchText')
      .execute()
    return removed.map(({ searchText }) => searchText)
  },

  removeUnusedWords: (formerTexts: readonly string[]) => removeUnusedWords(db, formerTexts),
})

export type SearchRepository = ReturnType<typeof createSearchRepository>
