import type { ReactNode, Ref } from 'react'
import { Link } from 'react-router-dom'
import { Avatar } from '../../ui/avatar'
import clamp from '../../ui/clamp.module.css'
import { classes } from '../../ui/classes'
import { Plate } from '../../ui/plate'
import { shortPrice } from '../../ui/price'
import { Rating } from '../../ui/rating'
import { LateHeart } from '../saved/late-heart'
import type { ListingCard_ListingFragment } from './listing-card.generated'
import styles from './listing-card.module.css'
import { ListingCover } from './listing-cover'
import { listingPath } from './listing-path'
import { roleName } from './role-name'

interface Props {
  listing: ListingCard_ListingFragment
  text?: string
  /** A small line button, in place of the seller's role. */
  action?: ReactNode
  /** Rank of the title: one below the heading that stands over the cards. */
  level?: 2 | 3
  cover?: 'card' | 'large'
  eager?: boolean
  linkRef?: Ref<HTMLAnchorElement> | undefined
  /** Marks what was searched for in the texts of the card. */
  mark?: (text: string) => ReactNode
}

const plain = (text: string): ReactNode => text

export const ListingCard = ({
  listing,
  text,
  action,
  level = 3,
  cover = 'card',
  eager = false,
  linkRef,
  mark = plain,
}: Props) => {
  const Title = `h${level}` as const
  const { seller } = listing
  return (
    <article className={styles.card}>
      <div className={styles.picture}>
        <Plate price={shortPrice(listing.price)}>
          <ListingCover cover={listing.cover} size={cover} eager={eager} />
          <LateHeart listing={listing} />
        </Plate>
      </div>
      <div className={styles.meta}>
        <span>{mark(listing.category.name)}</span>
        <Rating rating={listing.rating} count={listing.reviewCount} />
      </div>
      <Title className={classes(styles.title, clamp.clamp)} dir="auto">
        <Link to={listingPath(listing)} ref={linkRef}>
          {mark(listing.title)}
        </Link>
      </Title>
      {text && (
        <p className={classes(styles.text, clamp.clamp)} dir="auto">
          {mark(text)}
        </p>
      )}
      <div className={styles.foot}>
        <div className={styles.by}>
          <Avatar src={seller.avatar} size="small" />
          <div>
            <bdi>{mark(seller.name)}</bdi> {!action && <span>· {roleName[seller.role]}</span>}
          </div>
        </div>
        {action && <div className={styles.action}>{action}</div>}
      </div>
    </article>
  )
}
