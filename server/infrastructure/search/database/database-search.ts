import { type Database, isPostgres, longReadsOf } from '../../../database/connection'
import { insertRows } from '../../../database/insert-rows'
import { eraOf, foldForSearch, joinParts, searchParts } from '../../../modules/search/search-text'
import type { SearchEngine, SearchEntry } from '../search-engine'
import { readCloseListings } from './close/close-matches'
import { readSearchKeys } from './search-keys'
import { createSearchMatch } from './search-match'
import { readSearchPage } from './search-page'
import { addSearchWords } from './search-words'
import { removeUnusedWords } from './unused-words'

/** SQLite has no index of words. */
const matchOf = async (db: Database, folded: string) =>
  createSearchMatch(db, folded, isPostgres(db) ? await readSearchKeys(longReadsOf(db), folded) : undefined)

/** Search in the database of the listings. */
export const databaseSearch = (db: Database): SearchEngine => {
  const rowOf = ({ listing, categoryName, sellerName }: SearchEntry) => {
    const { id, kind, categoryId, priceCents, deliveryDays, rating, reviewCount, sellerRole, createdAt } = listing
    const parts = searchParts(listing, categoryName, sellerName)
    return {
      listingId: id,
      kind,
      categoryId,
      priceCents,
      deliveryDays,
      rating,
      reviewCount,
      sellerRole,
      createdAt,
      title: joinParts(parts.slice(0, 1)),
      searchText: joinParts(parts),
      era: eraOf(createdAt),
    }
  }

  /** Returns the removed search texts. */
  const removeRows = async (listingIds: readonly string[]) => {
    const removed = await db
      .deleteFrom('listingSearch')
      .where('listingId', 'in', listingIds)
      .returning('searchText')
      .execute()
    return removed.map(({ searchText }) => searchText)
  }

  return {
    find: async (text, criteria, request) =>
      readSearchPage(db, await matchOf(db, foldForSearch(text)), criteria, request),

    findClose: (text, criteria, request) => readCloseListings(longReadsOf(db), foldForSearch(text), criteria, request),

    put: async (entries) => {
      if (entries.length === 0) return
      const rows = entries.filter(({ listing }) => listing.visible === 1).map(rowOf)
      const texts = rows.map(({ searchText }) => searchText)
      const formerTexts = await removeRows(entries.map(({ listing }) => listing.id))
      // Before words are added: two transactions that have the lock for adding would wait for each other's end.
      await removeUnusedWords(db, formerTexts, texts)
      if (rows.length === 0) return
      await insertRows(db, 'listingSearch', rows)
      await addSearchWords(db, texts)
    },

    remove: async (listingIds) => {
      if (listingIds.length > 0) await removeUnusedWords(db, await removeRows(listingIds))
    },
  }
}
