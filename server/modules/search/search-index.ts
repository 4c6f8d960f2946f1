import type { ListingRow } from '../../database/tables/tables'
import { foldCase } from '../../lib/text'
import type { SearchRepository } from './search.repository'
import { foldForSearch, SEPARATOR } from './search-text'

interface IndexedListing {
  listing: ListingRow
  categoryName: string
  sellerName: string
}

export const createSearchIndex = ({ searchRepository }: { searchRepository: SearchRepository }) => ({
  /** Indexes visible listings and removes hidden ones. */
  put: async (entries: readonly IndexedListing[]) => {
    if (entries.length === 0) return
    await searchRepository.remove(entries.map(({ listing }) => listing.id))
    const visible = entries.filter(({ listing }) => listing.visible === 1)
    if (visible.length === 0) return
    await searchRepository.add(
      visible.map(({ listing, categoryName, sellerName }) => ({
        listing,
        parts: searchParts(listing, categoryName, sellerName),
      })),
    )
  },

  remove: async (listingIds: readonly string[]) => {
    if (listingIds.length > 0) await searchRepository.removeUnusedWords(await searchRepository.remove(listingIds))
  },
})

export type SearchIndex = ReturnType<typeof createSearchIndex>

type Texts = [listing: { title: string; description: string }, categoryName: string, sellerName: string]

const textsOf = (...[{ title, description }, categoryName, sellerName]: Texts) => [
  title,
  description,
  categoryName,
  sellerName,
]

/** The searchable texts of a listing. The title comes first, because the ranking looks for it. */
export const searchParts = (...texts: Texts) => textsOf(...texts).map(foldForSearch)

/** The texts with and without their accents and typographic quotes, because saved searches have them as their owners wrote them. */
export const savedSearchText = (...texts: Texts) =>
  [...textsOf(...texts).map(foldCase), ...searchParts(...texts)].join(SEPARATOR)
