import { useRef, useState } from 'react'
import type { ListingFilter, ListingKind, UserRole } from '../../generated/schema'
import { lazyPart } from '../../lib/lazy-named'
import { BusyList } from '../../ui/feedback/busy-list'
import { Empty } from '../../ui/feedback/empty'
import { Loading } from '../../ui/feedback/skeleton'
import type { Facets_FacetFragment } from '../facets/facet.generated'
import { isFiltered, listingFilterOf, searchOf } from '../facets/facet-address'
import { categoryStrip } from '../facets/facet-strip'
import { FacetToolbar, useListParams } from '../facets/facet-toolbar'
import { ListingGridSkeleton } from '../listing/listing-grid'
import { type ListingConnection, ListingList } from '../listing/listing-list'
import { listingSortOf, sortLabels } from '../listing/listing-sorts'
import { LoadError } from '../page/errors/load-error'
import { ButtonLink } from '../page/layout/links'
import type { PageVariables } from '../pagination/use-pagination'
import { ListingBrowserDocument, type ListingBrowserQueryVariables } from './listing-browser.generated'
import { ListingTotal } from './listing-total'
import { useListings } from './use-listings'

// Lazy: few visitors save a search.
const SaveFilteredSearch = lazyPart(() => import('../saved/save-filtered-search'), 'SaveFilteredSearch')

interface Props {
  kind: ListingKind
  /** The role that all sellers of the list have. */
  sellerRole?: UserRole
  /** Address of the whole list. */
  all: string
  noun: string
  /** Heading of the empty list; by default of its noun: `No products found`. */
  emptyTitle?: string
}

/** Listings with their filters and sort order. The controls and the focus stay while lists load. */
export const ListingBrowser = (props: Props) => {
  const { kind, sellerRole, all, noun, emptyTitle = `No ${noun}s found` } = props
  const params = useListParams()
  const chosen = listingFilterOf(params)
  const filter = sellerRole ? { ...chosen, sellerRole } : chosen
  const { list, facets, pending, error, retry, pageVariables } = useListings(kind, {
    filter,
    sort: listingSortOf(params),
  })
  const results = useRef<HTMLDivElement>(null)
  const search = searchOf(params)
  const [settledSearch, setSettledSearch] = useState(search)
  if (!pending && settledSearch !== search) setSettledSearch(search)
  return (
    <>
      <FacetToolbar
        // The whole list has one role, which nobody can take away.
        facets={sellerRole ? facets?.filter(({ name }) => name !== 'ROLE') : facets}
        strip={categoryStrip}
        sorts={sortLabels}
      >
        <ListingTotal
          noun={noun}
          place={filter.category ? placeIn(facets) : 'all categories'}
          list={pending || error ? undefined : list}
          failed={Boolean(error)}
        />
        {isWorthSaving(chosen) && <SaveFilteredSearch filter={{ kind, ...filter }} />}
      </FacetToolbar>
      <BusyList ref={results} busy={pending && list !== undefined} tabIndex={-1}>
        <ListingResults
          // A new list mounts new cards: reused ones would move, and the focus with them.
          key={settledSearch}
          list={list}
          error={error}
          retry={retry}
          noun={noun}
          emptyTitle={emptyTitle}
          emptyText={
            isFiltered(chosen)
              ? 'Nothing matches all of your filters. Remove some of them, or see everything.'
              : 'Nothing is on sale yet.'
          }
          all={all}
          // The link disappears with the empty list.
          onReset={() => results.current?.focus({ preventScroll: true })}
          pageVariables={pageVariables}
        />
      </BusyList>
    </>
  )
}

/** The name of the category that the list is filtered by. */
const placeIn = (facets: readonly Facets_FacetFragment[] = []) =>
  facets.find(({ name }) => name === 'CATEGORY')?.choices.find(({ selected }) => selected)?.label ?? 'this category'

/** A list that is filtered by rating alone is not saved: new listings have no rating yet. */
const isWorthSaving = ({ minRating: _rating, ...filter }: ListingFilter) => isFiltered(filter)

interface ResultsProps {
  /** Undefined while it loads. */
  list: ListingConnection | undefined
  error: unknown
  retry: () => unknown
  noun: string
  emptyTitle: string
  emptyText: string
  /** Address of the whole list. */
  all: string
  onReset: () => void
  pageVariables: (page: PageVariables) => ListingBrowserQueryVariables
}

const ListingResults = (props: ResultsProps) => {
  const { list, error, retry, noun, emptyTitle, emptyText, all, onReset, pageVariables } = props
  if (error) return <LoadError title={`These ${noun}s could not be loaded`} error={error} retry={retry} />
  if (!list)
    return (
      <Loading label={`Loading ${noun}s`}>
        <ListingGridSkeleton />
      </Loading>
    )
  if (list.nodes.length === 0)
    return (
      <Empty title={emptyTitle} text={emptyText}>
        <ButtonLink to={all} preventScrollReset onClick={onReset}>
          View All Categories
        </ButtonLink>
      </Empty>
    )
  return <ListingList connection={list} query={ListingBrowserDocument} variables={pageVariables} noun={noun} />
}
