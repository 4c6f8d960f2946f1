import { Link } from 'react-router-dom'
import clamp from '../../ui/clamp.module.css'
import { Plate } from '../../ui/plate'
import { shortPrice } from '../../ui/price'
import { Skeleton } from '../../ui/skeleton'
import { LateHeart } from '../saved/late-heart'
import { ListingCover } from './listing-cover'
import type { ListingLine_ListingFragment } from './listing-line.generated'
import styles from './listing-line.module.css'
import { listingPath } from './listing-path'

/** A listing in one line: small picture, title with a few words below it, price. */
export const ListingLine = ({ listing, text }: { listing: ListingLine_ListingFragment; text: string }) => (
  <article className={styles.line}>
    <Plate>
      <ListingCover cover={listing.cover} size="thumb" />
      <LateHeart listing={listing} />
    </Plate>
    <div>
      <h3 className={clamp.clamp} dir="auto">
        <Link to={listingPath(listing)}>{listing.title}</Link>
      </h3>
      <p className={clamp.clamp} dir="auto">
        {text}
      </p>
    </div>
    <span className={styles.price}>{shortPrice(listing.price)}</span>
  </article>
)

/** Where a line will be. */
export const ListingLineSkeleton = () => (
  <div className={styles.line}>
    <Skeleton ratio="4 / 3" />
    <Skeleton width="70%" height="1.2rem" />
  </div>
)
