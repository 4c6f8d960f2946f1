import { lazy, type ReactNode, Suspense, useRef, useState } from 'react'
import type { ListingKind } from '../../generated/schema'
import { buttonClass } from '../../ui/button/button'
import { Empty } from '../../ui/feedback/empty'
import { Loading } from '../../ui/feedback/skeleton'
import { ListingGridSkeleton } from '../listing/listing-grid'
import { type ListingConnection, ListingList } from '../listing/listing-list'
import { LoadError } from '../page/errors/load-error'
import { Link } from '../page/layout/link'
import type { PageVariables } from '../pagination/use-pagination'
import { CategoryFilter } from './category-filter'
import { FilterForm } from './filter-form'
import { ListingBrowserDocument, type ListingBrowserQueryVariables } from './listing-browser.generated'
import styles from './listing-browser.module.css'
import { type ListingQuery, listingSearch } from './listing-query'
import { ListingTotal } from './listing-total'
import { type FilterCategories, type ListingsRequest, useListings } from './use-listings'

// Loaded apart: few visitors use it.
const SaveSearch = lazy(async () => ({ default: (await import('../saved/save-search')).SaveSearch }))

interface Props extends ListingsRequest {
  path: string
  noun: string
  /** Heading of the empty list: `No products found`. */
  emptyTitle: string
  /** Rendered above the filters. The categories are undefined while they load. */
  header?: (categories: FilterCategories | undefined) => ReactNode
}

/** Listings with their filters and sort order. The controls and the focus stay while lists load. */
export const ListingBrowser = ({ path, noun, emptyTitle, header, ...request }: Props) => {
  const { query, kind, sellerRole } = request
  const { categories, list, pending, error, retry, pageVariables } = useListings(request)
  // `serviceCount` includes the services of all roles.
  const count = sellerRole
    ? undefined
    : ({ serviceCount, productCount }: FilterCategories[number]) => (kind === 'SERVICE' ? serviceCount : productCount)
  const toolbar = useRef<HTMLDivElement>(null)
  const search = listingSearch(query)
  const [settledSearch, setSettledSearch] = useState(search)
  if (!pending && settledSearch !== search) setSettledSearch(search)
  const to = (change: Partial<ListingQuery>) => path + listingSearch({ ...query, ...change })
  return (
    <>
      {header?.(categories)}
      <CategoryFilter
        categories={categories}
        current={query.category}
        count={count}
        to={(category) => to({ category })}
      />
      <div ref={toolbar} className={styles.toolbar} tabIndex={-1}>
        <ListingTotal
          query={query}
          noun={noun}
          categories={categories}
          count={count}
          list={pending || error ? undefined : list}
          failed={Boolean(error)}
        />
        <FilterForm path={path} query={query} kind={kind} />
      </div>
      {isFiltered(query) && (
        <Suspense>
          <SaveSearch criteria={savedCriteria(kind, query)} />
        </Suspense>
      )}
      {query.unknownSort && (
        <p className={styles.note}>There is no sort order “{query.unknownSort.slice(0, 60)}”: the newest come first.</p>
      )}
      <div className={pending && list ? styles.pending : undefined} aria-busy={pending} tabIndex={-1}>
        {error ? (
          <LoadError title={`These ${noun}s could not be loaded`} error={error} retry={retry} />
        ) : list ? (
          <ListingResults
            // A new list mounts new cards: reused ones would move, and the focus with them.
            key={settledSearch}
            list={list}
            noun={noun}
            emptyTitle={emptyTitle}
            all={path + listingSearch({ tab: query.tab, sort: 'newest' })}
            // The link disappears with the empty list, so the focus moves to the toolbar.
            onReset={() => toolbar.current?.focus({ preventScroll: true })}
            pageVariables={pageVariables}
          />
        ) : (
          <Loading label={`Loading ${noun}s`}>
            <ListingGridSkeleton />
          </Loading>
        )}
      </div>
    </>
  )
}

const isFiltered = ({ category, min, max, days }: ListingQuery) =>
  [category, min, max, days].some((value) => value !== undefined)

/** New listings have no rating yet, so it is no criterion of a saved search. */
const savedCriteria = (kind: ListingKind, { category, min, max, days }: ListingQuery) => ({
  kind,
  category: category ?? null,
  minPrice: min ?? null,
  maxPrice: max ?? null,
  maxDeliveryDays: days ?? null,
})

interface ResultsProps {
  list: ListingConnection
  noun: string
  emptyTitle: string
  /** Address of the whole list. */
  all: string
  onReset: () => void
  pageVariables: (page: PageVariables) => ListingBrowserQueryVariables
}

const ListingResults = ({ list, noun, emptyTitle, all, onReset, pageVariables }: ResultsProps) => {
  if (list.nodes.length === 0)
    return (
      <Empty title={emptyTitle} text="Nothing matches all of your filters. Remove some of them, or see everything.">
        <Link className={buttonClass({ variant: 'line' })} to={all} preventScrollReset onClick={onReset}>
          View All Categories
        </Link>
      </Empty>
    )
  return <ListingList connection={list} query={ListingBrowserDocument} variables={pageVariables} noun={noun} />
}
