import { type Database, longReadsOf } from '../../database/connection'
import { COUNT_LIMIT, type PageRequest } from '../../database/paging/page'
import type { ListingCriteria } from '../listing/listing.criteria'
import { createSearchMatch } from './search-match'
import { readSearchPage } from './search-page'

/** Separates the parts of a search text. A control character, which input can't contain. */
export const SEPARATOR = '\u001f'

/** With two separators at the end each character begins a trigram of SQLite's index. */
const joined = (parts: readonly string[]) => parts.join(SEPARATOR) + SEPARATOR.repeat(2)

export const createSearchRepository = (db: Database) => ({
  /** Public listings that match the criteria and contain the case-folded text. Sorted by match in the title, then newest first. */
  page: (folded: string, criteria: ListingCriteria, request: PageRequest) =>
    readSearchPage(db, folded, criteria, request),

  /** Up to 1,001 listings that contain the case-folded text, which facets are counted by. */
  sample: (folded: string) =>
    longReadsOf(db)
      .selectFrom('listingSearch')
      .innerJoin('listing', 'listing.id', 'listingSearch.listingId')
      .select(['kind', 'categoryId', 'sellerRole', 'priceCents', 'rating', 'deliveryDays'])
      .where(createSearchMatch(db, folded).isIndexed('searchText'))
      .limit(COUNT_LIMIT)
      .execute(),

  /** Adds the texts of listings that have none. The first part is the title. */
  add: async (listings: readonly { listingId: string; parts: readonly string[] }[]) => {
    const rows = listings.map(({ listingId, parts }) => ({
      listingId,
      title: joined(parts.slice(0, 1)),
      searchText: joined(parts),
    }))
    await db.insertInto('listingSearch').values(rows).execute()
  },

  remove: async (listingIds: readonly string[]) => {
    await db.deleteFrom('listingSearch').where('listingId', 'in', listingIds).execute()
  },
})

export type SearchRepository = ReturnType<typeof createSearchRepository>
