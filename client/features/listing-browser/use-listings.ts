import type { ListingKind, UserRole } from '../../generated/schema'
import { sorts } from '../listing/listing-sorts'
import { useShownCount } from '../pagination/shown-count'
import type { PageVariables } from '../pagination/use-pagination'
import {
  type ListingBrowserQuery,
  type ListingBrowserQueryVariables,
  useListingBrowserQuery,
} from './listing-browser.generated'
import { type ListingQuery, listingFilter } from './listing-query'

export interface ListingsRequest {
  kind: ListingKind
  query: ListingQuery
  sellerRole?: UserRole | undefined
}

export type FilterCategories = ListingBrowserQuery['categories']

/** The filter of the address, with the role that the whole list has. */
export const filterOf = ({ query, sellerRole }: ListingsRequest) => ({
  ...listingFilter(query),
  ...(sellerRole && { sellerRole }),
})

/** The list that the address asks for. */
export const useListings = (request: ListingsRequest) => {
  const { query, kind } = request
  const filter = filterOf(request)
  const listVariables = { filter, sort: sorts[query.sort], ofServices: kind === 'SERVICE' }
  // Not by Suspense: the last list stays, dimmed, until the next one has loaded, and the controls change at once.
  const { data, previousData, error, refetch } = useListingBrowserQuery({
    variables: { ...listVariables, first: useShownCount().first },
  })
  const latest = data ?? previousData
  // With a list on the page, only the list is replaced by an error.
  if (error && !latest) throw error
  const list = kind === 'SERVICE' ? latest?.services : latest?.products
  return {
    categories: latest?.categories,
    /** The list of the last response; undefined before the first one. */
    list,
    facets: list?.facets,
    pending: !data && !error,
    error,
    retry: () => refetch().catch(() => {}),
    pageVariables: (page: PageVariables): ListingBrowserQueryVariables => ({ ...listVariables, ...page }),
  }
}
