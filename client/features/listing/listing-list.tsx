import type { FragmentType, OperationVariables, TypedDocumentNode } from '@apollo/client'
import type { ComponentProps } from 'react'
import { pluralizeTotal, type Total } from '../../lib/text'
import { LoadMore } from '../pagination/load-more'
import { useShownCount } from '../pagination/shown-count'
import { type Connection, type PageVariables, usePagination } from '../pagination/use-pagination'
import { ListingCard } from './listing-card'
import type { ListingCard_ListingFragment } from './listing-card.generated'
import { ListingGrid } from './listing-grid'

export type ListedListing = FragmentType<ListingCard_ListingFragment> & { id: string }

export type ListingConnection<Listing = ListedListing> = Connection<Listing> & Total

interface Props<Listing, Variables> {
  connection: ListingConnection<Listing>
  query: TypedDocumentNode<unknown, Variables>
  variables: (page: PageVariables) => NoInfer<Variables>
  noun: string
  /** More props for the card of a listing. */
  card?: (listing: Listing) => Partial<ComponentProps<typeof ListingCard>>
}

/** Listings as cards, as many as the address says, and a button that loads more. */
export const ListingList = <Listing extends ListedListing, Variables extends OperationVariables>(
  props: Props<Listing, Variables>,
) => {
  const { connection, query, variables, noun, card } = props
  const shown = useShownCount()
  const { nodes, more, entryRef } = usePagination({
    connection,
    shown,
    query,
    variables,
    total: pluralizeTotal(connection, noun),
  })
  return (
    <>
      <ListingGrid columns={4}>
        {nodes.map((listing, index) => (
          <ListingCard
            key={listing.id}
            listing={listing}
            level={2}
            eager={index === 0}
            linkRef={entryRef(listing.id)}
            {...card?.(listing)}
          />
        ))}
      </ListingGrid>
      {more && <LoadMore {...more} />}
    </>
  )
}
