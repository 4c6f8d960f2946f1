import { badInput } from '../../api/errors'
import type { ListingPage } from '../../api/parents'
import { emptyPage, type PageRequest } from '../../database/paging/page'
import type { SearchFilter, SearchSort } from '../../generated/resolvers'
import type { CategoryQueries } from '../category/category.queries'
import { criteriaOf } from '../listing/listing.criteria'
import type { ListingQueries } from '../listing/listing.queries'
import type { CloseListings } from './close/close-matches'
import type { SearchRepository } from './search.repository'
import { foldForSearch } from './search-text'

const MAX_QUERY_LENGTH = 200
/** A search with as many results needs no listings that are only close to it. */
const ENOUGH = 5

const kinds = { PRODUCT: 'product', SERVICE: 'service' } as const

interface Dependencies {
  searchRepository: SearchRepository
  categories: CategoryQueries
  listings: Pick<ListingQueries, 'searchFacets'>
}

/** A page of results. `close` reads the listings that are close to the text of a search, where there are few results. */
export interface SearchPage extends ListingPage {
  close?: () => Promise<CloseListings | null>
}

interface SearchRequest extends PageRequest {
  sort: SearchSort
}

export const createSearchQueries = ({ searchRepository, categories, listings }: Dependencies) => ({
  page: async (
    query: string,
    filter: SearchFilter | null | undefined,
    { sort, ...request }: SearchRequest,
  ): Promise<SearchPage> => {
    const text = query.trim()
    if (text.length > MAX_QUERY_LENGTH) throw badInput(`\`query\` has at most ${MAX_QUERY_LENGTH} characters.`)
    if (text === '' && Object.values(filter ?? {}).every((value) => value == null || value === false))
      return emptyPage()
    const kind = filter?.kind == null ? undefined : kinds[filter.kind]
    const criteria = { kind, ...(await criteriaOf(filter, categories)) }
    const folded = foldForSearch(text)
    // A filter alone has no best match, and lists the newest first.
    const order = sort === 'BEST_MATCH' ? undefined : sort
    const { found, ...page } = await searchRepository.page(folded, criteria, { ...request, sort: order })
    const close = async () => {
      const isWhole = !page.hasNextPage && !page.hasPreviousPage
      if (folded === '' || page.hasPreviousPage) return null
      if (isWhole ? page.rows.length >= ENOUGH : (await page.count()) >= ENOUGH) return null
      return searchRepository.close(folded, criteria, page.rows)
    }
    const facets = async () =>
      listings.searchFacets(criteria, filter?.category, folded === '' ? undefined : await found())
    return { ...page, close, facets }
  },
})
