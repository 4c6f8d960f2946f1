import type { FragmentType } from '@apollo/client'
import type { ReactNode, Ref } from 'react'
import { formatShortPrice } from '../../lib/money'
import { listingPath } from '../../lib/paths'
import { pluralize } from '../../lib/text'
import { classes } from '../../ui/classes'
import { Skeleton } from '../../ui/feedback/skeleton'
import { Avatar } from '../../ui/icon/avatar'
import { Plate } from '../../ui/layout/plate'
import clamp from '../../ui/text/clamp.module.css'
import { Rating } from '../../ui/text/rating'
import { Link } from '../page/layout/link'
import { DeferredSaveButton } from '../saved/deferred-save-button'
import { roleName } from '../session/roles'
import { type ListingCard_ListingFragment, useListingCard_ListingFragment } from './listing-card.generated'
import styles from './listing-card.module.css'
import { ListingCover } from './listing-cover'

interface Props {
  /** The address of its page, if the list leads to another than the canonical one. */
  path?: string
  text?: string
  /** A small line button in place of the seller's role. */
  action?: ReactNode
  /** Heading level of the title: one below the heading above the cards. */
  level?: 2 | 3
  cover?: 'card' | 'large'
  eager?: boolean
  linkRef?: Ref<HTMLAnchorElement> | undefined
  highlight?: (text: string) => ReactNode
}

const plainText = (text: string): ReactNode => text

export const ListingCard = ({
  listing: from,
  ...props
}: Props & { listing: FragmentType<ListingCard_ListingFragment> }) => {
  const listing = useListingCard_ListingFragment(from)
  return <ListingCardView listing={listing} {...props} corner={<DeferredSaveButton listing={listing} />} />
}

interface ViewProps extends Props {
  listing: ListingCard_ListingFragment
  /** A button over the cover. */
  corner?: ReactNode
}

/** The card of a listing that is not in the cache, such as a draft's. */
export const ListingCardView = (props: ViewProps) => {
  const {
    listing,
    path = listingPath(listing),
    text,
    action,
    level = 3,
    cover = 'card',
    eager = false,
    linkRef,
    highlight = plainText,
    corner,
  } = props
  const Title = `h${level}` as const
  const { seller } = listing
  return (
    <article className={styles.card}>
      <div className={styles.picture}>
        <Plate price={`${listing.hasPackages ? 'From ' : ''}${formatShortPrice(listing.price)}`}>
          <ListingCover cover={listing.cover} size={cover} eager={eager} />
          {corner}
        </Plate>
      </div>
      <div className={styles.meta}>
        <span>
          {highlight(listing.category.name)}
          {listing.deliveryDays > 0 && `, ${pluralize(listing.deliveryDays, 'day')}`}
        </span>
        <Rating rating={listing.rating} count={listing.reviewCount} />
      </div>
      <Title className={classes(styles.title, clamp.clamp)} dir="auto">
        <Link to={path} ref={linkRef}>
          {highlight(listing.title)}
        </Link>
      </Title>
      {text && (
        <p className={classes(styles.text, clamp.clamp)} dir="auto">
          {highlight(text)}
        </p>
      )}
      <div className={styles.foot}>
        <div className={styles.by}>
          <Avatar src={seller.avatar} size="small" />
          <div>
            <bdi>{highlight(seller.name)}</bdi> {!action && <span>· {roleName[seller.role]}</span>}
          </div>
        </div>
        {action && <div className={styles.action}>{action}</div>}
      </div>
    </article>
  )
}

/** Has the height of the card, so that nothing moves when the card replaces it. */
export const ListingCardSkeleton = ({ text = false, action = false }: { text?: boolean; action?: boolean }) => (
  <div className={styles.card}>
    <div className={styles.picture}>
      <Plate>
        <Skeleton ratio="var(--plate-ratio, 16 / 10)" />
      </Plate>
    </div>
    <div className={styles.meta}>
      <div className={styles.skeletonMeta}>
        <Skeleton width="38%" height="0.75rem" />
      </div>
    </div>
    <div className={styles.skeletonTitle}>
      <Skeleton width="88%" height="1.2rem" />
      <Skeleton width="56%" height="1.2rem" />
    </div>
    {text && (
      <div className={styles.skeletonText}>
        <Skeleton width="100%" height="0.75rem" />
        <Skeleton width="72%" height="0.75rem" />
      </div>
    )}
    <div className={styles.foot}>
      <div className={styles.skeletonBy}>
        <Skeleton width="1.75rem" height="1.75rem" round />
        <Skeleton width="40%" height="0.75rem" />
      </div>
      {action && <Skeleton width="7rem" height="2.25rem" />}
    </div>
  </div>
)
