import { useRef, useState } from 'react'
import { FailedPart } from '../page/late-failed-part'
import { CategoryFilter } from './category-filter'
import type { CategoryFilter_CategoryFragment } from './category-filter.generated'
import { FilterForm } from './filter-form'
import styles from './listing-browser.module.css'
import { type ListingQuery, listingSearch } from './listing-query'
import { ListingResults, type Listings, ListingsSkeleton } from './listing-results'
import { ListingTotal } from './listing-total'

interface Props {
  path: string
  query: ListingQuery
  noun: string
  /** What stands where nothing matches: `No products found`. */
  none: string
  /** Undefined while they are on their way. */
  categories: readonly CategoryFilter_CategoryFragment[] | undefined
  /** How many of these listings a category has, where that is known. */
  count: ((category: CategoryFilter_CategoryFragment) => number) | undefined
  /** The list last answered; undefined before the first. */
  list: Listings | undefined
  /** Another list is on its way. */
  pending: boolean
  /** Why it did not come. */
  error: unknown
  /** Asks for it again. */
  again: () => unknown
  load: (after: string | null) => Promise<Listings | undefined>
  keep: (list: Listings, first: number) => void
}

/** Listings and all that narrows and sorts them. The controls stay while lists come and go, and so does the focus in them. */
export const ListingBrowser = (props: Props) => {
  const { path, query, noun, none, categories, count, list, pending, error, again, load, keep } = props
  const summary = useRef<HTMLDivElement>(null)
  const asked = listingSearch(query)
  const [settled, setSettled] = useState(asked)
  if (!pending && settled !== asked) setSettled(asked)
  const to = (change: Partial<ListingQuery>) => path + listingSearch({ ...query, ...change })
  return (
    <>
      <CategoryFilter
        categories={categories}
        current={query.category}
        count={count}
        to={(category) => to({ category })}
      />
      <div ref={summary} className={styles.toolbar} tabIndex={-1}>
        <ListingTotal
          query={query}
          noun={noun}
          categories={categories}
          count={count}
          list={pending || error ? undefined : list}
          failed={Boolean(error)}
        />
        <FilterForm path={path} query={query} />
      </div>
      {query.unknownSort && (
        <p className={styles.note}>
          Nothing can be sorted by “{query.unknownSort.slice(0, 60)}”, so the newest stand first.
        </p>
      )}
      <div className={pending && list ? styles.pending : undefined} aria-busy={pending} tabIndex={-1}>
        {error ? (
          <FailedPart title={`These ${noun}s could not be loaded`} error={error} again={again} />
        ) : list ? (
          <ListingResults
            // Another list is other cards: those in both would jump from place to place, with the focus.
            key={settled}
            list={list}
            noun={noun}
            none={none}
            all={path + listingSearch({ tab: query.tab, sort: 'newest' })}
            // The link that was pressed goes with what it stood in.
            onReset={() => summary.current?.focus({ preventScroll: true })}
            load={load}
            keep={keep}
          />
        ) : (
          <ListingsSkeleton label={`Loading ${noun}s`} />
        )}
      </div>
    </>
  )
}
