import type { TypedDocumentNode } from '@apollo/client'
import { type ComponentProps, useTransition } from 'react'
import type { ListingFilter, ListingSort } from '../../generated/schema'
import { pluralizeTotal } from '../../lib/text'
import { BusyList } from '../../ui/feedback/busy-list'
import { Empty } from '../../ui/feedback/empty'
import type { Facets_FacetFragment } from '../facets/facet.generated'
import { isFiltered } from '../facets/facet-address'
import { categoryStrip } from '../facets/facet-strip'
import { FacetToolbar } from '../facets/facet-toolbar'
import { ButtonLink } from '../page/layout/links'
import type { PageVariables } from '../pagination/use-pagination'
import type { ListingCard } from './listing-card'
import { type ListedListing, type ListingConnection, ListingList } from './listing-list'
import { sortLabels } from './listing-sorts'

interface List {
  filter: ListingFilter
  sort: ListingSort
}

interface Props<Listing> {
  connection: ListingConnection<Listing> & { facets: readonly Facets_FacetFragment[] }
  query: TypedDocumentNode<unknown, List & PageVariables>
  list: List
  noun: string
  /** More props for the card of a listing. */
  card: (listing: Listing) => Partial<ComponentProps<typeof ListingCard>>
}

/** Listings with their filters. The last list stays, dimmed, until the next one has loaded. */
export const FilteredListings = <Listing extends ListedListing>({ list, ...props }: Props<Listing>) => {
  const { connection, noun } = props
  const [busy, startTransition] = useTransition()
  return (
    <>
      <FacetToolbar
        facets={connection.facets}
        strip={categoryStrip}
        sorts={sortLabels}
        startTransition={startTransition}
      >
        <p role="status">{pluralizeTotal(connection, noun)}</p>
      </FacetToolbar>
      <BusyList busy={busy}>
        {connection.nodes.length === 0 && (
          <Empty
            title={`No ${noun}s found`}
            text={isFiltered(list.filter) ? 'Nothing matches all of your filters.' : 'Nothing is on sale yet.'}
          >
            <ButtonLink to="/marketplace">View All Categories</ButtonLink>
          </Empty>
        )}
        <ListingList {...props} variables={(page) => ({ ...list, ...page })} />
      </BusyList>
    </>
  )
}
