import { lazy, Suspense } from 'react'
import { listingKinds } from '../../features/listing/listing-kinds'
import { ListingList } from '../../features/listing/listing-list'
import { ButtonLink } from '../../features/page/layout/links'
import { Highlight } from '../../features/search/highlight'
import { aroundText } from '../../features/search/search-text'
import type { SearchFilter } from '../../generated/schema'
import { Empty } from '../../ui/feedback/empty'
import { SearchDocument, type SearchQuery } from './search.generated'
import styles from './search.module.css'
import { type SearchSortName, searchOrder, sortOf } from './search-sort'

// Loaded after the results: few visitors use or see them.
const SaveSearch = lazy(async () => ({ default: (await import('../../features/saved/save-search')).SaveSearch }))
const CloseMatches = lazy(async () => ({ default: (await import('./close-matches')).CloseMatches }))
const Suggestions = lazy(async () => ({ default: (await import('../../features/search/suggestions')).Suggestions }))

interface Props {
  query: string
  filter: SearchFilter | null
  sort: SearchSortName | undefined
  data: SearchQuery
}

export const Results = ({ query, filter, sort, data }: Props) => {
  const { search, categories } = data
  const close = search.closeMatches && (
    <Suspense>
      <CloseMatches query={query} matches={search.closeMatches} />
    </Suspense>
  )
  if (search.nodes.length === 0)
    return (
      <>
        <Empty
          title="No results found"
          text="Check the spelling, use fewer words or a more general one: search looks for the whole text as you wrote it."
        >
          <ButtonLink to="/marketplace">Browse the marketplace</ButtonLink>
        </Empty>
        {close}
        {!search.closeMatches?.nodes.length && (
          <Suspense>
            <Suggestions query={query} categories={categories} />
          </Suspense>
        )}
      </>
    )
  const highlight = (text: string) => <Highlight text={text} query={query} />
  return (
    <>
      <Suspense fallback={<div className={styles.saveSpace} />}>
        <SaveSearch criteria={savedCriteria(query, filter ?? {})} />
      </Suspense>
      <p className={styles.sortOrder}>
        {`${filter?.kind ? listingKinds[filter.kind].plural : 'Products and services'}, ${searchOrder(query, sort)} first`}
      </p>
      <ListingList
        connection={search}
        query={SearchDocument}
        variables={(page) => ({ query, around: aroundText(query), filter, sort: sortOf(sort), ...page })}
        noun="result"
        card={({ id, excerpt, __typename }) => ({ text: excerpt, highlight, path: resultPath[__typename](id) })}
      />
      {close}
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
