import type { FragmentType } from '@apollo/client'
import { formatShortPrice } from '../../lib/money'
import { listingPath } from '../../lib/paths'
import { Skeleton } from '../../ui/feedback/skeleton'
import { Plate } from '../../ui/layout/plate'
import clamp from '../../ui/text/clamp.module.css'
import { Link } from '../page/layout/link'
import { DeferredSaveButton } from '../saved/deferred-save-button'
import { ListingCover } from './listing-cover'
import { type ListingRow_ListingFragment, useListingRow_ListingFragment } from './listing-row.generated'
import styles from './listing-row.module.css'

interface Props {
  listing: FragmentType<ListingRow_ListingFragment>
  text: string
}

/** A listing as a row: small cover, title with a line of text, price. */
export const ListingRow = ({ listing: from, text }: Props) => {
  const listing = useListingRow_ListingFragment(from)
  return (
    <article className={styles.line}>
      <Plate>
        <ListingCover cover={listing.cover} size="thumb" />
        <DeferredSaveButton listing={listing} />
      </Plate>
      <div>
        <h3 className={clamp.clamp} dir="auto">
          <Link to={listingPath(listing)}>{listing.title}</Link>
        </h3>
        <p className={clamp.clamp} dir="auto">
          {text}
        </p>
      </div>
      <span className={styles.price}>{formatShortPrice(listing.price)}</span>
    </article>
  )
}

export const ListingRowSkeleton = () => (
  <div className={styles.line}>
    <Skeleton ratio="4 / 3" />
    <Skeleton width="70%" height="1.2rem" />
  </div>
)
