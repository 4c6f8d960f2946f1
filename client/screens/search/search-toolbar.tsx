import { FacetToolbar } from '../../features/facets/facet-toolbar'
import { listingKinds } from '../../features/listing/listing-kinds'
import type { SearchFilter } from '../../generated/schema'
import type { SearchQuery } from './search.generated'
import { type SearchSortName, searchOrder, searchSorts } from './search-sort'

interface Props {
  query: string
  filter: SearchFilter | null
  sort: SearchSortName | undefined
  /** Undefined while the first search loads. */
  search: SearchQuery['search'] | undefined
}

/** The filters and the sort order of the results. A search without results and filters has none. */
export const SearchToolbar = ({ query, filter, sort, search }: Props) =>
  search?.nodes.length === 0 && !filter ? null : (
    <FacetToolbar facets={search?.facets} sorts={searchSorts(query)}>
      <p>{`${filter?.kind ? listingKinds[filter.kind].plural : 'Products and services'}, ${searchOrder(query, sort)} first`}</p>
    </FacetToolbar>
  )
