import type { ListingPage } from '../../api/parents'
import { emptyPage, type PageRequest } from '../../database/paging/page'
import { assertFound } from '../../database/rows'
import type { ListingRow } from '../../database/tables/tables'
import type { SearchFilter, SearchSort } from '../../generated/resolvers'
import type { SearchEngine } from '../../infrastructure/search/search-engine'
import { badInput } from '../../lib/request-errors'
import type { CategoryQueries } from '../category/category.queries'
import { criteriaOf, storedKinds } from '../listing/listing.criteria'
import type { ListingQueries } from '../listing/listing.queries'

const MAX_QUERY_LENGTH = 200
/** A search with as many results needs no listings that are only close to it. */
const ENOUGH = 5

interface Dependencies {
  searchEngine: SearchEngine
  categories: CategoryQueries
  listings: Pick<ListingQueries, 'findMany' | 'searchFacets'>
}

/** Listings that are close to a text, and the text with its spelling corrected. */
export interface CloseListings {
  nodes: ListingRow[]
  correction: string | null
}

/** A page of results. `close` reads the listings that are close to the text of a search, where there are few results. */
export interface SearchPage extends ListingPage {
  close?: () => Promise<CloseListings | null>
}

interface SearchRequest extends PageRequest {
  sort: SearchSort
}

export const createSearchQueries = ({ searchEngine, categories, listings }: Dependencies) => ({
  page: async (
    query: string,
    filter: SearchFilter | null | undefined,
    { sort, ...request }: SearchRequest,
  ): Promise<SearchPage> => {
    const text = query.trim()
    if (text.length > MAX_QUERY_LENGTH) throw badInput(`\`query\` has at most ${MAX_QUERY_LENGTH} characters.`)
    if (text === '' && Object.values(filter ?? {}).every((value) => value == null || value === false))
      return emptyPage(request)
    const kind = filter?.kind == null ? undefined : storedKinds[filter.kind]
    const criteria = { kind, ...(await criteriaOf(filter, categories)) }
    // A filter alone has no best match, and lists the newest first.
    const order = sort === 'BEST_MATCH' ? undefined : sort
    const { hits, hasNextPage, count, found } = await searchEngine.find(text, criteria, { ...request, sort: order })
    const ids = hits.map(({ id }) => id)
    const cursors = new Map(hits.map(({ id, cursor }) => [id, cursor]))
    const hasPreviousPage = Boolean(request.after)
    const close = async () => {
      if (text === '' || hasPreviousPage || (hasNextPage ? await count() : hits.length) >= ENOUGH) return null
      const { ids: closeIds, correction } = await searchEngine.findClose(text, criteria, { without: ids, sort: order })
      return { nodes: await listings.findMany(closeIds), correction }
    }
    return {
      // A listing that was removed meanwhile is left out.
      rows: await listings.findMany(ids),
      hasNextPage,
      hasPreviousPage,
      count,
      close,
      cursor: ({ id }) => assertFound(cursors.get(id), id),
      facets: async () => listings.searchFacets(criteria, filter?.category, text === '' ? undefined : await found()),
    }
  },
})
