import { Suspense } from 'react'
import { ListingList } from '../../features/listing/listing-list'
import type { Sort } from '../../features/listing/listing-sorts'
import { Highlight } from '../../features/search/highlight'
import type { SearchFilter } from '../../generated/schema'
import { lazyNamed, lazyPart } from '../../lib/lazy-named'
import { aroundText } from './around-text'
import { SearchDocument, type SearchQuery } from './search.generated'
import { sortOf } from './search-sort'

// Lazy: few visitors see them.
const CloseMatches = lazyNamed(() => import('./close-matches'), 'CloseMatches')
const Correction = lazyNamed(() => import('./close-matches'), 'Correction')
const NoResults = lazyPart(() => import('./no-results'), 'NoResults')

interface Props {
  query: string
  filter: SearchFilter | null
  sort: Sort | undefined
  data: SearchQuery
}

export const Results = ({ query, filter, sort, data }: Props) => {
  const { search } = data
  if (search.nodes.length === 0) return <NoResults query={query} data={data} />
  const highlight = (text: string) => <Highlight text={text} query={query} />
  return (
    <>
      <ListingList
        connection={search}
        query={SearchDocument}
        variables={(page) => ({ query, around: aroundText(query), filter, sort: sortOf(sort), ...page })}
        noun="result"
        card={({ id, excerpt, __typename }) => ({ text: excerpt, highlight, path: resultPath[__typename](id) })}
      />
      {search.closeMatches && (
        <Suspense>
          <Correction matches={search.closeMatches} />
          <CloseMatches query={query} matches={search.closeMatches} />
        </Suspense>
      )}
    </>
  )
}

const resultPath = { Product: (id: string) => `/products/${id}`, Service: (id: string) => `/services/${id}` }
