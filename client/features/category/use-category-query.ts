import { useSearchParams } from 'react-router-dom'
import { listingKindOf } from '../facets/facet-address'
import { sorts } from '../listing/listing-sorts'
import { type ListingQuery, listingFilter, parseListingQuery } from '../listing-browser/listing-query'

/** The filters and the sort order of a category's lists in the address. */
export const useCategoryQuery = (slug: string) => {
  const [params] = useSearchParams()
  const services: ListingQuery = { ...parseListingQuery(params), category: slug, tab: undefined }
  // Products are delivered at once, and vendors alone sell them.
  const products: ListingQuery = { ...services, days: undefined, role: undefined }
  return {
    /** Null for both. */
    kind: listingKindOf(params),
    services,
    products,
    variables: {
      slug,
      filter: listingFilter(services),
      productFilter: listingFilter(products),
      sort: sorts[services.sort],
    },
  }
}
