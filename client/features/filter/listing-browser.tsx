import { type ReactNode, useRef, useState } from 'react'
import { FailedPart } from '../page/late-failed-part'
import { CategoryFilter } from './category-filter'
import { FilterForm } from './filter-form'
import styles from './listing-browser.module.css'
import { type ListingQuery, listingSearch } from './listing-query'
import { ListingResults, ListingsSkeleton } from './listing-results'
import { ListingTotal } from './listing-total'
import { type Asked, type Categories, useListings } from './use-listings'

interface Props extends Asked {
  path: string
  noun: string
  /** What stands where nothing matches: `No products found`. */
  none: string
  /** Stands over the categories, which are undefined while they are on their way. */
  above?: (categories: Categories | undefined) => ReactNode
}

/** Listings and all that narrows and sorts them. The controls stay while lists come and go, and so does the focus in them. */
export const ListingBrowser = ({ path, noun, none, above, ...wanted }: Props) => {
  const { query, ofServices, sellerRole } = wanted
  const { categories, list, pending, error, again, load, keep } = useListings(wanted)
  // A category knows how many services it has, not how many of them by whom.
  const count = sellerRole
    ? undefined
    : ({ serviceCount, productCount }: Categories[number]) => (ofServices ? serviceCount : productCount)
  const summary = useRef<HTMLDivElement>(null)
  const asked = listingSearch(query)
  const [settled, setSettled] = useState(asked)
  if (!pending && settled !== asked) setSettled(asked)
  const to = (change: Partial<ListingQuery>) => path + listingSearch({ ...query, ...change })
  return (
    <>
      {above?.(categories)}
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
