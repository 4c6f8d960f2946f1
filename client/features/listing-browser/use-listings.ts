import type { ListingFilter, ListingKind, ListingSort } from '../../generated/schema'
import { useShownCount } from '../pagination/shown-count'
import type { PageVariables } from '../pagination/use-pagination'
import { type ListingBrowserQueryVariables, useListingBrowserQuery } from './listing-browser.generated'

export const useListings = (kind: ListingKind, list: { filter: ListingFilter; sort: ListingSort }) => {
  const listVariables = { ...list, ofServices: kind === 'SERVICE' }
  // Not by Suspense: the last list stays, dimmed, until the next one has loaded, and the controls change at once.
  const { data, previousData, error, refetch } = useListingBrowserQuery({
    variables: { ...listVariables, first: useShownCount().first },
  })
  const latest = data ?? previousData
  // With a list on the page, only the list is replaced by an error.
  if (error && !latest) throw error
  const connection = kind === 'SERVICE' ? latest?.services : latest?.products
  return {
    /** The list of the last response; undefined before the first one. */
    list: connection,
    facets: connection?.facets,
    pending: !data && !error,
    error,
    retry: () => refetch().catch(() => {}),
    pageVariables: (page: PageVariables): ListingBrowserQueryVariables => ({ ...listVariables, ...page }),
  }
}
