import { Link } from 'react-router-dom'
import { buttonClass } from '../../ui/button'
import { Empty } from '../../ui/empty'
import { Loading } from '../../ui/skeleton'
import { total } from '../listing/counted'
import { ListingCard } from '../listing/listing-card'
import { ListingCardSkeleton } from '../listing/listing-card-skeleton'
import { ListingGrid } from '../listing/listing-grid'
import { LoadMore } from '../listing/load-more'
import { useMore } from '../listing/use-more'
import type { ListingBrowser_ProductsFragment, ListingBrowser_ServicesFragment } from './listing-browser.generated'

export type Listings = ListingBrowser_ProductsFragment | ListingBrowser_ServicesFragment

interface Props {
  list: Listings
  noun: string
  none: string
  /** Address of the whole list. */
  all: string
  onReset: () => void
  load: (after: string | null) => Promise<Listings | undefined>
  keep: (list: Listings, first: number) => void
}

export const ListingResults = ({ list, noun, none, all, onReset, load, keep }: Props) => {
  const { more, linkRef } = useMore({ list, total: total(list, noun), load, keep })
  if (list.nodes.length === 0)
    return (
      <Empty title={none} text="Nothing matches all you ask for. Look at everything there is, or ask for less.">
        <Link className={buttonClass({ variant: 'line' })} to={all} preventScrollReset onClick={onReset}>
          View All Categories
        </Link>
      </Empty>
    )
  return (
    <>
      <ListingGrid columns={4}>
        {list.nodes.map((listing, index) => (
          <ListingCard key={listing.id} listing={listing} level={2} eager={index === 0} linkRef={linkRef(listing.id)} />
        ))}
      </ListingGrid>
      {more && <LoadMore {...more} />}
    </>
  )
}

export const ListingsSkeleton = ({ label }: { label: string }) => (
  <Loading label={label}>
    <ListingGrid columns={4}>
      {['a', 'b', 'c', 'd', 'e', 'f', 'g', 'h'].map((key) => (
        <ListingCardSkeleton key={key} />
      ))}
    </ListingGrid>
  </Loading>
)
