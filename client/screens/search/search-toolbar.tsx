import { FacetToolbar } from '../../features/facets/facet-toolbar'
import { listingKinds } from '../../features/listing/listing-kinds'
import type { Sort } from '../../features/listing/listing-sorts'
import type { SearchFilter } from '../../generated/schema'
import { lazyPart } from '../../lib/lazy-named'
import type { SearchQuery } from './search.generated'
import styles from './search.module.css'
import { searchOrder, searchSorts } from './search-sort'

// Lazy: few visitors save a search.
const SaveFilteredSearch = lazyPart(
  () => import('../../features/saved/save-filtered-search'),
  'SaveFilteredSearch',
  <div className={styles.saveSpace} />,
)

interface Props {
  query: string
  filter: SearchFilter | null
  sort: Sort | undefined
  /** Undefined while the first search loads. */
  search: SearchQuery['search'] | undefined
}

/** The filters and the sort order of the results. A search without results and filters can only be saved. */
export const SearchToolbar = ({ query, filter, sort, search }: Props) => {
  const save = <SaveFilteredSearch text={query} filter={filter} />
  if (search?.nodes.length === 0 && !filter) return <div className={styles.saveAlone}>{save}</div>
  const kind = filter?.kind ? listingKinds[filter.kind].plural : 'Products and services'
  return (
    <FacetToolbar facets={search?.facets} sorts={searchSorts(query)}>
      <p>{`${kind}, ${searchOrder(query, sort)} first`}</p>
      {save}
    </FacetToolbar>
  )
}
