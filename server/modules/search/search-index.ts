import type { ListingRow } from '../../database/tables/tables'
import { foldCase } from '../../lib/text'
import { SEPARATOR, type SearchRepository } from './search.repository'

interface SearchEntry {
  listing: ListingRow
  categoryName: string
  sellerName: string
}

export const createSearchIndex = ({ searchRepository }: { searchRepository: SearchRepository }) => ({
  /** Indexes visible listings and removes hidden ones. */
  put: async (entries: readonly SearchEntry[]) => {
    if (entries.length === 0) return
    await searchRepository.remove(entries.map(({ listing }) => listing.id))
    const visible = entries.filter(({ listing }) => listing.visible === 1)
    if (visible.length === 0) return
    await searchRepository.add(
      visible.map(({ listing, categoryName, sellerName }) => ({
        listingId: listing.id,
        parts: searchParts(listing, categoryName, sellerName),
      })),
    )
  },

  remove: async (listingIds: readonly string[]) => {
    if (listingIds.length > 0) await searchRepository.remove(listingIds)
  },
})

export type SearchIndex = ReturnType<typeof createSearchIndex>

/** The searchable texts of a listing. The title comes first, because the ranking looks for matches before the first separator. */
export const searchParts = (
  { title, description }: { title: string; description: string },
  categoryName: string,
  sellerName: string,
) => [title, description, categoryName, sellerName].map(foldCase)

export const searchText = (...fields: Parameters<typeof searchParts>) => searchParts(...fields).join(SEPARATOR)
