import type { ListingPage, ListingRow } from '../../database/tables'
import { badInput } from '../../errors'
import type { SearchFilter } from '../../generated/resolvers'
import { emptyPage, type PageRequest } from '../../paging/page'
import { foldCase } from '../../text/fold-case'
import type { CategoryService } from '../category/category.service'
import { criteriaOf } from '../listing/listing.criteria'
import type { SearchRepository } from './search.repository'
import { searchParts } from './search-parts'

const LONGEST_QUERY = 200

const kinds = { PRODUCT: 'product', SERVICE: 'service' } as const

interface FoundBy {
  listing: ListingRow
  categoryName: string
  sellerName: string
}

export const createSearchService = (searches: SearchRepository, categories: CategoryService) => ({
  page: async (query: string, filter: SearchFilter | null | undefined, request: PageRequest): Promise<ListingPage> => {
    const text = query.trim()
    if (text.length > LONGEST_QUERY) throw badInput(`\`query\` has at most ${LONGEST_QUERY} characters.`)
    if (text === '' && Object.values(filter ?? {}).every((value) => value == null)) return emptyPage()
    const kind = filter?.kind == null ? undefined : kinds[filter.kind]
    return searches.page(foldCase(text), { kind, ...(await criteriaOf(filter, categories)) }, request)
  },

  /** From now on these are found by what they say now, or not at all where they aren't visible. */
  put: async (listings: readonly FoundBy[]) => {
    if (listings.length === 0) return
    await searches.remove(listings.map(({ listing }) => listing.id))
    const visible = listings.filter(({ listing }) => listing.visible === 1)
    if (visible.length === 0) return
    await searches.add(
      visible.map(({ listing, categoryName, sellerName }) => ({
        listingId: listing.id,
        parts: searchParts(listing, categoryName, sellerName),
      })),
    )
  },

  /** These are no longer found. */
  remove: async (listingIds: readonly string[]) => {
    if (listingIds.length > 0) await searches.remove(listingIds)
  },
})

export type SearchService = ReturnType<typeof createSearchService>
