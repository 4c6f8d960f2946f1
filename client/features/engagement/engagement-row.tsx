import type { FragmentType } from '@apollo/client'
import type { Ref } from 'react'
import { Link } from 'react-router-dom'
import { shortDay } from '../../lib/dates'
import { formatPrice } from '../../lib/money'
import { Badge } from '../../ui/text/badge'
import { deadlineLine } from './deadline-texts'
import { type EngagementRow_EngagementFragment, useEngagementRow_EngagementFragment } from './engagement-row.generated'
import styles from './engagement-row.module.css'
import { engagementStates } from './engagement-states'

interface Props {
  engagement: FragmentType<EngagementRow_EngagementFragment>
  linkRef?: Ref<HTMLAnchorElement> | undefined
  /** Whether the list names the seller above the row. */
  grouped?: boolean
}

export const EngagementRow = ({ engagement: from, linkRef, grouped = false }: Props) => {
  const engagement = useEngagementRow_EngagementFragment(from)
  const { id, number, title, state, stateLabel, viewerSide, listing, buyer, seller, money } = engagement
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
        <Badge tone={engagementStates[state].tone}>{stateLabel}</Badge>
        <p>{dateLine(engagement)}</p>
      </div>
      <b className={styles.price}>{money.price === null ? 'No price yet' : formatPrice(money.price)}</b>
    </li>
  )
}

/** The due date or the deadline, whichever comes first; once ended, the last day to review it or the day it ended. */
const dateLine = ({ viewerSide, ended, dueAt, deadline, reviewUntil, updatedAt }: EngagementRow_EngagementFragment) => {
  if (reviewUntil) return `Review it until ${shortDay(reviewUntil)}`
  if (ended) return `Since ${shortDay(updatedAt)}`
  if (deadline && (!dueAt || deadline.at < dueAt)) return deadlineLine(deadline, viewerSide)
  return dueAt ? `Due ${shortDay(dueAt)}` : `Changed ${shortDay(updatedAt)}`
}
