import type { EngagementActor, EngagementState, EngagementTransition } from '../../generated/resolvers'

export interface EngagementTables {
  deadline: DeadlineTable
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
  /** How many rounds of changes are left. */
  roundsLeft: number
  /** When the seller's work is due. */
  dueAt: string | null
  cardLastFour: string | null
  /** The payment provider's key of the charge; null if nothing was charged. */
  chargeKey: string | null
  createdAt: string
  updatedAt: string
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

/** What one side of an engagement writes about the other. */
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

/** One row: by how many days the clock is ahead of real time. */
interface SiteClockTable {
  id: number
  daysAhead: number
}
