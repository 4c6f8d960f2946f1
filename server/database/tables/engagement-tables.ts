import type { Generated } from 'kysely'
import type { EngagementActor, EngagementState, EngagementTransition } from '../../generated/resolvers'

export interface EngagementTables {
  adminAlert: AdminAlertTable
  deadline: DeadlineTable
  dueNotice: DueNoticeTable
  engagement: EngagementTable
  engagementEvent: EngagementEventTable
  engagementFile: EngagementFileTable
  order: OrderTable
  ratingTally: RatingTallyTable
  review: ReviewTable
  siteClock: SiteClockTable
}

interface OrderTable {
  id: string
  buyerId: string
  placedAt: string
  totalCents: number
  /** Null if there was nothing to pay. */
  cardLastFour: string | null
  receiptName: string
  receiptCompany: string | null
  receiptEmail: string
}

interface EngagementTable {
  id: string
  number: string
  kind: 'product' | 'service'
  title: string
  /** The listing may have been deleted. Null for a quote without a listing. */
  listingId: string | null
  quantity: number
  buyerId: string
  sellerId: string
  orderId: string | null
  /** Its place in the order, from 0. */
  position: number
  state: EngagementState
  /** Increases by one with every transition. */
  version: number
  /** The price of the whole quantity; null before an offer. */
  priceCents: number | null
  days: number | null
  /** Rounds of changes that the buyer can still ask for. */
  roundsLeft: number
  /** When the seller's work is due. */
  dueAt: string | null
  cardLastFour: string | null
  /** The payment provider's key of the charge; null if nothing was charged. */
  chargeKey: string | null
  /** The commission of the day of sale; null until money is held. */
  commissionPercent: number | null
  /** The licence of the day of sale; null for services and for sales of before it was stored. */
  licence: Generated<string | null>
  /** What was chosen of the listing on the day of sale, as JSON; null if it offered no choice. */
  choice: Generated<string | null>
  onHold: Generated<number>
  /** Since when deadlines stand still; null while they run. */
  pausedAt: string | null
  /** Since when an answer is awaited, if that is not the last change: after a hold or a suspension. */
  waitingSince: string | null
  /** By when the dispute is due for decision; null without an open dispute. */
  decisionDueAt: string | null
  /** The admin who has proposed how to decide the dispute, the refund and the reason. */
  proposedById: string | null
  proposedRefundCents: number | null
  proposedReason: string | null
  /** The date of what is due next, by which lists are sorted; null after the end. */
  nextDueAt: string | null
  createdAt: string
  updatedAt: string
}

/** A notice to all admins about an engagement, once for each time that it is due. */
interface AdminAlertTable {
  engagementId: string
  kind: 'DISPUTE_OVERDUE' | 'RELEASE_AHEAD'
  dueAt: string
}

/** A notice to both parties that work is due, once for each due date. */
interface DueNoticeTable {
  engagementId: string
  kind: 'TOMORROW' | 'DUE'
  dueAt: string
}

/** A transition of an engagement. Append-only. */
interface EngagementEventTable {
  id: string
  engagementId: string
  /** The engagement's version after the transition. */
  version: number
  at: string
  transition: EngagementTransition
  actor: EngagementActor
  /** Null if the actor is the clock. */
  byId: string | null
  /** The engagement's state after the transition. */
  state: EngagementState
  note: string | null
  amountCents: number | null
  days: number | null
  links: string
}

/** A file in the file store. */
interface EngagementFileTable {
  id: string
  ownerId: string
  /** The event of its delivery; null until it is delivered. */
  eventId: string | null
  position: number
  name: string
  size: number
  createdAt: string
}

/** A transition that the clock takes unless an earlier transition removes or replaces it. */
interface DeadlineTable {
  /** The id of an engagement. */
  subjectId: string
  transition: string
  dueAt: string
}

/** A review of one side of an engagement by the other. */
interface ReviewTable {
  id: string
  engagementId: string
  side: 'BUYER' | 'SELLER'
  authorId: string
  /** The reviewed account. */
  subjectId: string
  listingId: string | null
  /** Stars, 1 to 5. */
  rating: number
  text: string
  writtenAt: string
  /** When it is published at the latest. */
  dueAt: string
  publishedAt: string | null
  /** 1 if its stars are part of ratings, set when it is published. */
  counted: number
  reply: string | null
  repliedAt: string | null
}

/** The sums behind the rating of a listing, company or freelancer; without a row, nobody has reviewed it. */
interface RatingTallyTable {
  subjectId: string
  /** The sum of all stars before the first review. */
  baseSum: number
  baseCount: number
  /** The sum of all stars of reviews. */
  sum: number
  count: number
}

/** The marketplace's clock, in a single row. */
interface SiteClockTable {
  id: number
  /** Days by which the clock is ahead of real time. */
  daysAhead: number
}
