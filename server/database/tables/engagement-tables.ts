import type { Generated } from 'kysely'
import type {
  AmendmentKind,
  ConflictCheckStatus,
  EngagementActor,
  EngagementParty,
  EngagementSide,
  EngagementState,
  EngagementTransition,
  OneOrBothParties,
} from '../../generated/resolvers'

export interface EngagementTables {
  adminAlert: AdminAlertTable
  deadline: DeadlineTable
  dueNotice: DueNoticeTable
  engagement: EngagementTable
  engagementEvent: EngagementEventTable
  helpfulMark: HelpfulMarkTable
  order: OrderTable
  ratingTally: RatingTallyTable
  review: ReviewTable
  siteClock: SiteClockTable
  starCount: StarCountTable
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
  /** Number and title, case-folded, for the search. */
  searchText: string
  /** The listing may have been deleted. Null for a quote without a listing. */
  listingId: string | null
  quantity: number
  buyerId: string
  sellerId: string
  orderId: string | null
  /** Its place in the order or among the milestones, from 0. */
  position: number
  /** The milestones of the offer, a list as JSON. They stay as they were agreed. */
  milestones: Generated<string>
  /** The id of the first milestone's engagement, which all of them name; null until an offer with milestones is accepted. */
  planId: string | null
  /** 1 for a milestone to which requirements apply that the buyer has sent for another one. */
  requirementsSent: Generated<number>
  state: EngagementState
  /** Increases by one with every transition. */
  version: number
  /** The price of the whole quantity; null before an offer. */
  priceCents: number | null
  /** The part of the price that additions have added after the purchase. */
  addedCents: Generated<number>
  days: number | null
  /** Rounds of changes that the buyer can still ask for. */
  roundsLeft: number
  /** The time when the seller's work is due. */
  dueAt: string | null
  cardLastFour: string | null
  /** The commission of the day of sale; null until money is held. */
  commissionPercent: number | null
  /** The licence of the day of sale; null for services and for sales from before licences were stored. */
  licence: Generated<string | null>
  /** The listing's description of the day of sale; null without a listing, and for sales from before descriptions were stored. */
  listingDescription: Generated<string | null>
  /** The seller's questions of the day of sale, a list as JSON. */
  questions: Generated<string>
  /** The choice of package, extras and licence on the day of sale, as JSON; null if the listing offered none. */
  choice: Generated<string | null>
  /** The broker who has introduced the buyer; null without one, as are the next two. They never change, but for the deletion of the account before the price is paid. */
  brokerId: Generated<string | null>
  /** The broker's fee in percent of what is released. */
  brokerFeePercent: Generated<number | null>
  mandateId: Generated<string | null>
  onHold: Generated<number>
  /** The time since which deadlines stand still; null while they run. */
  pausedAt: string | null
  /** The time since which an answer is awaited, if that is not the last change: after a hold or a suspension. */
  waitingSince: string | null
  /** The time by which the dispute is due for decision; null without an open dispute. */
  decisionDueAt: string | null
  /** The side that opened the open dispute; null without one, as are the next four. */
  disputedBy: EngagementSide | null
  disputedAt: string | null
  /** The state to which the order returns if the dispute is withdrawn. */
  stateBeforeDispute: EngagementState | null
  /** The sides that have not answered the dispute. */
  unansweredBy: OneOrBothParties | null
  /** The sides for whose words a question of an admin waits. */
  askedOf: OneOrBothParties | null
  /** 1 if the dispute has ended a hold, which its withdrawal restores. */
  heldBeforeDispute: Generated<number>
  /** The admin who has proposed how to decide the dispute, the refund and the reason. */
  proposedById: string | null
  proposedRefundCents: number | null
  proposedReason: string | null
  /** The open amendment; null without one. */
  amendmentKind: AmendmentKind | null
  amendmentBy: 'BUYER' | 'SELLER' | 'ADMIN' | null
  /** The price of an addition, null until the seller names it, or the refund of a settlement. */
  amendmentCents: number | null
  /** Days that it adds to the due date. */
  amendmentDays: number | null
  /** Rounds of changes that it adds. */
  amendmentRounds: number | null
  /** The time since which it waits for an answer. */
  amendmentSince: string | null
  /** The check for conflicts of interest that the buyer has asked for; null without one, as are the next two. */
  conflictCheck: Generated<ConflictCheckStatus | null>
  /** The time from which the buyer's words are withheld until the check is answered. */
  conflictAskedAt: Generated<string | null>
  /** The names of the other parties, one per line. Only the parties read them. */
  otherParties: Generated<string | null>
  /** The version of the confidentiality agreement that a party has asked for; null without one, as are the next five. */
  ndaVersion: Generated<number | null>
  ndaAskedBy: Generated<EngagementParty | null>
  ndaAskedAt: Generated<string | null>
  ndaAcceptedAt: Generated<string | null>
  /** The names under which the parties have accepted it; null until then. They stay as they were. */
  ndaBuyerName: Generated<string | null>
  ndaSellerName: Generated<string | null>
  /** The date of what is due next, by which lists are sorted; null after the end. */
  nextDueAt: string | null
  createdAt: string
  updatedAt: string
}

/** A notice to all admins about an engagement, once for each time that it is due. */
interface AdminAlertTable {
  engagementId: string
  kind: 'DECISION_AHEAD' | 'DISPUTE_OVERDUE' | 'RELEASE_AHEAD'
  dueAt: string
}

/** A notice to parties of what is due, once for each date: work, the answer to a dispute, the funding of a milestone. */
interface DueNoticeTable {
  engagementId: string
  kind: 'TOMORROW' | 'DUE' | 'ANSWER' | 'FUNDING'
  /** The due date. For an answer, the time when the dispute was opened. */
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
  /** The held funds that the transition pays out. Null for other transitions, and for those that are older than the column. */
  heldCents: Generated<number | null>
  days: number | null
  /** Rounds of changes of an addition; null for other transitions. */
  rounds: number | null
  links: string
  /** The sides that an admin has asked; null for other transitions. */
  asked: OneOrBothParties | null
  /** The answers to the seller's questions, a list as JSON. */
  answers: Generated<string>
  /** The milestones of an offer, a list as JSON. */
  milestones: Generated<string>
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
  side: EngagementParty
  authorId: string
  /** The reviewed account. */
  subjectId: string
  listingId: string | null
  /** Stars, 1 to 5. */
  rating: number
  text: string
  writtenAt: string
  /** The time when it is published at the latest. */
  dueAt: string
  publishedAt: string | null
  /** 1 if its stars are part of ratings, set when it is published. */
  counted: number
  reply: string | null
  repliedAt: string | null
  /** The number of accounts that find it helpful. */
  helpfulCount: number
  /** 1 while an admin has taken it down. */
  takenDown: Generated<number>
}

/** An account that finds a review helpful. */
interface HelpfulMarkTable {
  reviewId: string
  userId: string
  markedAt: string
}

/** The number of ratings of a listing, company or freelancer with this many stars. */
interface StarCountTable {
  subjectId: string
  stars: number
  count: number
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
