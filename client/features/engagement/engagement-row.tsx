import type { Ref } from 'react'
import { Link } from 'react-router-dom'
import { price } from '../../ui/price'
import { Badge } from '../dashboard/badge'
import { shortDay } from '../dashboard/when'
import type { EngagementRow_EngagementFragment } from './engagement-row.generated'
import styles from './engagement-row.module.css'
import { stateWords } from './state-words'

interface Props {
  engagement: EngagementRow_EngagementFragment
  linkRef?: Ref<HTMLAnchorElement> | undefined
  /** Whether the one who sells is named elsewhere. */
  grouped?: boolean
}

/** One piece of business in a list. */
export const EngagementRow = ({ engagement, linkRef, grouped = false }: Props) => {
  const { id, number, title, state, stateLabel, viewerSide, listing, buyer, seller } = engagement
  const { money } = engagement
  const other = viewerSide === 'SELLER' ? buyer : seller
  return (
    <li className={styles.row}>
      {listing ? (
        <img src={`${listing.cover}?size=thumb`} width="56" height="42" alt="" loading="lazy" decoding="async" />
      ) : (
        <span />
      )}
      <div className={styles.what}>
        <Link ref={linkRef} to={`/dashboard/engagements/${id}`} dir="auto">
          {title}
        </Link>
        <p>
          {number}
          {!grouped && (
            <>
              {', '}
              <bdi>{viewerSide === 'ADMIN' ? `${buyer.name} and ${seller.name}` : other.name}</bdi>
            </>
          )}
        </p>
      </div>
      <div className={styles.where}>
        <Badge tone={stateWords[state].tone}>{stateLabel}</Badge>
        <p>{whenOf(engagement)}</p>
      </div>
      <b className={styles.price}>{money.price === null ? 'No price yet' : price(money.price)}</b>
    </li>
  )
}

/** What comes first: the due date, or what the clock does; of what has ended, when it did, or until when it can be reviewed. */
const whenOf = ({ ended, dueAt, deadline, reviewUntil, updatedAt }: EngagementRow_EngagementFragment) => {
  if (reviewUntil) return `review it until ${shortDay(reviewUntil)}`
  if (ended) return `since ${shortDay(updatedAt)}`
  if (deadline && (!dueAt || deadline.at < dueAt)) return `${deadline.label} by the clock ${shortDay(deadline.at)}`
  return dueAt ? `due ${shortDay(dueAt)}` : `changed ${shortDay(updatedAt)}`
}
