import type { FragmentType } from '@apollo/client'
import type { ReactNode, Ref } from 'react'
import type { EngagementSide } from '../../generated/schema'
import { shortDay } from '../../lib/dates'
import { formatPrice } from '../../lib/money'
import { engagementPath } from '../../lib/paths'
import { Badge } from '../../ui/text/badge'
import { RowThumb, RowTitle } from '../dashboard/dashboard-row'
import { dueText } from './due-text'
import { type EngagementRow_EngagementFragment, useEngagementRow_EngagementFragment } from './engagement-row.generated'
import styles from './engagement-row.module.css'
import { engagementStates } from './engagement-states'

interface Props {
  engagement: FragmentType<EngagementRow_EngagementFragment>
  linkRef?: Ref<HTMLAnchorElement> | undefined
  /** The title of the work that the heading above a milestone names. */
  work?: string | undefined
  /** Links below the title. */
  children?: ReactNode
}

/** A row of a list of orders: number, listing, other party, date, status with what is due, amount. */
export const EngagementRow = ({ engagement: from, linkRef, work, children }: Props) => {
  const engagement = useEngagementRow_EngagementFragment(from)
  const { id, number, title, state, stateLabel, ended, viewerSide, listing, buyer, seller, money, youWillEarn } =
    engagement
  const { milestoneNumber, milestonePlan } = engagement
  const isParty = viewerSide === 'BUYER' || viewerSide === 'SELLER'
  const otherParty = viewerSide === 'SELLER' ? buyer : seller
  return (
    <li className={styles.row}>
      <span className={styles.number}>{number}</span>
      <div className={styles.subject}>
        {listing ? <RowThumb cover={listing.cover} /> : <span />}
        <div>
          <RowTitle ref={linkRef} to={engagementPath(id)}>
            {work !== undefined && title.startsWith(`${work}: `) ? title.slice(work.length + 2) : title}
          </RowTitle>
          {milestonePlan && <p>{milestoneText(milestoneNumber, milestonePlan.milestoneCount)}</p>}
          {children && <div className={styles.links}>{children}</div>}
        </div>
      </div>
      <bdi className={styles.party}>{isParty ? otherParty.name : `${buyer.name} and ${seller.name}`}</bdi>
      <span className={styles.placed}>{shortDay(engagement.createdAt)}</span>
      <div className={styles.state}>
        <Badge tone={engagementStates[state].tone}>{stateLabel}</Badge>
        <p data-late={engagement.nextDue?.late ? true : undefined}>{dateLine(engagement)}</p>
        {engagement.disputeOpened && <p>{engagement.disputeOpened}</p>}
      </div>
      <div className={styles.price}>
        <b>{money.price === null ? 'No price yet' : formatPrice(money.price)}</b>
        {(viewerSide === 'SELLER' || viewerSide === 'BROKER') && !!youWillEarn && (
          <p>{`You ${ended ? 'earned' : 'will earn'} ${formatPrice(youWillEarn)}`}</p>
        )}
      </div>
    </li>
  )
}

/** The sides whose lists have tabs and columns. */
export type ListedSide = Exclude<EngagementSide, 'ADMIN'>

const partyHeads: Record<ListedSide, string> = { BUYER: 'Seller', SELLER: 'Buyer', BROKER: 'Parties' }

/** The names of the columns. On a phone the rows have no columns. */
export const EngagementRowHead = ({ viewerSide }: { viewerSide: ListedSide }) => (
  <div className={styles.head} aria-hidden="true">
    <span>Order</span>
    <span>Listing</span>
    <span>{partyHeads[viewerSide]}</span>
    <span>Placed</span>
    <span>Status</span>
    <span>Amount</span>
  </div>
)

/** `Milestone 2 of 4`; before the offer is accepted `4 milestones`. */
const milestoneText = (number: number | null, count: number) =>
  number === null ? `${count} milestones` : `Milestone ${number} of ${count}`

/** A proposal to answer, else what is due; once ended, the last day to review it or the day it ended. */
const dateLine = (engagement: EngagementRow_EngagementFragment) => {
  const { ended, onHold, amendment, nextDue, reviewUntil, updatedAt, viewerSide } = engagement
  if (onHold) return 'On hold'
  if (amendment?.awaitsViewer) return amendment.title
  if (reviewUntil) return `Review it until ${shortDay(reviewUntil)}`
  if (ended) return `Since ${shortDay(updatedAt)}`
  if (!nextDue) return `Changed ${shortDay(updatedAt)}`
  const { kind, by, at } = nextDue
  if (kind !== 'ANSWER') return dueText(nextDue)
  return by === viewerSide
    ? `Answer by ${shortDay(at)}`
    : `${by === 'BUYER' ? 'Buyer' : 'Seller'} answers by ${shortDay(at)}`
}
