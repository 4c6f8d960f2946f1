import { lazy, Suspense } from 'react'
import { listingKinds } from '../../features/listing/listing-kinds'
import { ListingList } from '../../features/listing/listing-list'
import { ButtonLink } from '../../features/page/layout/links'
import { Highlight } from '../../features/search/highlight'
import { aroundText } from '../../features/search/search-text'
import { Suggestions } from '../../features/search/suggestions'
import type { SearchFilter } from '../../generated/schema'
import { pluralizeTotal } from '../../lib/text'
import { Empty } from '../../ui/feedback/empty'
import { Spinner } from '../../ui/feedback/spinner'
import { SearchDocument, type SearchQuery } from './search.generated'
import styles from './search.module.css'
import { describeFilter } from './search-filter'

// Loaded after the results: few visitors use it.
const SaveSearch = lazy(async () => ({ default: (await import('../../features/saved/save-search')).SaveSearch }))

interface Props {
  query: string
  filter: SearchFilter | null
  data: SearchQuery
}

export const Results = ({ query, filter, data }: Props) => {
  const { search, categories } = data
  if (search.nodes.length === 0)
    return (
      <>
        <Empty
          title="No results found"
          text="Check the spelling, use fewer words or a more general one: search looks for the whole text as you wrote it."
        >
          <ButtonLink to="/marketplace">Browse the marketplace</ButtonLink>
        </Empty>
        <Suggestions query={query} categories={categories} />
      </>
    )
  const highlight = (text: string) => <Highlight text={text} query={query} />
  return (
    <>
      <Suspense fallback={<div className={styles.saveSpace} />}>
        <SaveSearch criteria={savedCriteria(query, filter ?? {})} />
      </Suspense>
      <p className={styles.sortOrder}>
        {`${filter?.kind ? listingKinds[filter.kind].plural : 'Products and services'}, ${query ? 'best match' : 'newest'} first`}
      </p>
      <ListingList
        connection={search}
        query={SearchDocument}
        variables={(page) => ({ query, around: aroundText(query), filter, ...page })}
        noun="result"
        card={({ id, excerpt, __typename }) => ({ text: excerpt, highlight, path: resultPath[__typename](id) })}
      />
    </>
  )
}

const resultPath = { Product: (id: string) => `/products/${id}`, Service: (id: string) => `/services/${id}` }

const savedCriteria = (text: string, { kind, category, minPrice, maxPrice, maxDeliveryDays }: SearchFilter = {}) => ({
  text,
  kind: kind ?? null,
  category: category ?? null,
  minPrice: minPrice ?? null,
  maxPrice: maxPrice ?? null,
  maxDeliveryDays: maxDeliveryDays ?? null,
})

interface SummaryProps {
  query: string
  filter: SearchFilter | null
  /** Undefined while loading. */
  data: SearchQuery | undefined
}

export const ResultSummary = ({ query, filter, data }: SummaryProps) => (
  <p className={styles.summary} role="status">
    {data ? (
      <>
        <span>{`Found ${pluralizeTotal(data.search, 'result')}`}</span>
        {query && (
          <>
            {' '}
            for <em>“{query}”</em>
          </>
        )}
        {filter && describeFilter(filter, data.categories)}
      </>
    ) : (
      <span className={styles.searching}>
        <Spinner /> Searching…
      </span>
    )}
  </p>
)
