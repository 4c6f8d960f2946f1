import { type Database, isPostgres, longReadsOf } from '../../../database/connection'
import { insertRows } from '../../../database/insert-rows'
import { storedTrait } from '../../../modules/credential/seller-traits'
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
  const rowOf = ({ listing, categoryName, sellerName }: SearchEntry, traits: string) => {
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
      traits,
    }
  }

  /** The stored traits of the sellers of listings. Triggers of `seller_trait` maintain them. */
  const traitsOf = async (listingIds: readonly string[]) => {
    const rows = await db
      .selectFrom('listingTrait')
      .select(['id', 'trait', 'value'])
      .where('id', 'in', listingIds)
      .execute()
    return (id: string) =>
      rows
        .filter((row) => row.id === id)
        .map(storedTrait)
        .join('')
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
      const ids = entries.map(({ listing }) => listing.id)
      const traits = await traitsOf(ids)
      const rows = entries
        .filter(({ listing }) => listing.visible === 1)
        .map((entry) => rowOf(entry, traits(entry.listing.id)))
      const texts = rows.map(({ searchText }) => searchText)
      const formerTexts = await removeRows(ids)
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
