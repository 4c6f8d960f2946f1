import { useSearchParams } from 'react-router-dom'
import { listingFilter, parseListingQuery } from '../listing-browser/listing-query'

/** The filters of a category's services in the address. */
export const useCategoryQuery = (slug: string) => {
  const query = { ...parseListingQuery(useSearchParams()[0]), category: slug, tab: undefined }
  return { query, filter: listingFilter(query) }
}
