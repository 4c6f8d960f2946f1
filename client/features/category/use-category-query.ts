import { listingFilterOf, listingKindOf, listParams } from '../facets/facet-address'
import { useListParams } from '../facets/facet-toolbar'
import { listingSortOf } from '../listing/listing-sorts'

/** The filters and the sort order of a category's lists in the address. */
export const useCategoryQuery = (slug: string) => {
  const params = useListParams()
  const services = listParams(params, { kind: '', category: slug })
  // Products are delivered at once, and vendors alone sell them.
  const products = listParams(services, { days: '', role: '' })
  return {
    /** Null for both. */
    kind: listingKindOf(params),
    /** The parameters of the whole lists, which are pages of their own. */
    services,
    products,
    variables: {
      slug,
      filter: listingFilterOf(services),
      productFilter: listingFilterOf(products),
      sort: listingSortOf(params),
    },
  }
}
