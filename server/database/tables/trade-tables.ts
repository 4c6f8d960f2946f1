import type { EngagementActor, EngagementState, EngagementTransition } from '../../generated/resolvers'

export interface OrderTable {
  id: string
  buyerId: string
  placedAt: string
  totalCents: number
  /** Null where nothing had to be paid. */
  cardLastFour: string | null
  receiptName: string
  receiptCompany: string | null
  receiptEmail: string
}

export interface EngagementTable {
  id: string
  number: string
  kind: 'product' | 'service'
  title: string
  /** Maybe of a listing that is gone. */
  listingId: string | null
  quantity: number
  buyerId: string
  sellerId: string
  orderId: string | null
  /** Its place in the order. */
  position: number
  state: EngagementState
  version: number
  /** For all of it; null before an offer. */
  priceCents: number | null
  days: number | null
  /** How often the buyer may still ask for changes. */
  roundsLeft: number
  /** When the work is due. */
  dueAt: string | null
  cardLastFour: string | null
  /** Under which the provider has charged it; null where nothing was. */
  chargeKey: string | null
  createdAt: string
  updatedAt: string
}

export interface EngagementEventTable {
  id: string
  engagementId: string
  /** The version that the engagement had from then on. */
  version: number
  at: string
  transition: EngagementTransition
  actor: EngagementActor
  /** Null for the clock. */
  byId: string | null
  state: EngagementState
  note: string | null
  amountCents: number | null
  days: number | null
  links: string
}

/** A file in the file store. */
export interface EngagementFileTable {
  id: string
  ownerId: string
  /** The delivery that it is part of; null until then. */
  eventId: string | null
  position: number
  name: string
  size: number
  createdAt: string
}

/** Something that the clock does unless it is taken back before. */
export interface DeadlineTable {
  /** The id of what it is about; its prefix says which process that follows. */
  subjectId: string
  transition: string
  dueAt: string
}

/** A line of the ledger; those of one entry sum to zero. */
export interface PostingTable {
  id: string
  entryId: string
  engagementId: string
  account: 'buyer' | 'held' | 'seller' | 'platform'
  cents: number
  at: string
}

/** A payment that was begun, written before the provider is asked. */
export interface PaymentAttemptTable {
  id: string
  buyerId: string
  /** Under which its buyer may send the same again. */
  key: string
  /** Under which the provider knows it. */
  chargeKey: string
  /** SHA-256 of what is paid for. */
  contentHash: string
  /** What is paid for, as JSON: enough to finish it without being asked again. */
  content: string
  cents: number
  state: 'open' | 'paid' | 'declined' | 'failed' | 'returning' | 'returned'
  createdAt: string
}

/** Money of an engagement that goes back to the card: written with the posting, then carried to the provider under its id. */
export interface RefundTable {
  id: string
  engagementId: string
  chargeKey: string
  cents: number
  createdAt: string
  /** Null until the provider has confirmed it. */
  doneAt: string | null
}

/** A mail that is to be sent; gone once it is. Nothing secret is in it. */
export interface LetterTable {
  id: string
  userId: string
  /** Null: wherever the account gets its mails. */
  address: string | null
  subject: string
  text: string
  tryAt: string
  tries: number
}

/** The books of the sample payment provider. */
export interface SampleChargeTable {
  key: string
  cents: number
  paid: number
  lastFour: string
  refundedCents: number
}

export interface SampleRefundTable {
  key: string
  chargeKey: string
  cents: number
}

/** One row: how far the clock was moved forward. */
export interface SiteClockTable {
  id: number
  daysAhead: number
}

/** How often a listing was seen on a day of UTC: a number, and nothing of who saw it. */
export interface ListingViewsTable {
  /** Maybe of a listing that is gone. */
  listingId: string
  /** `2026-11-21` */
  day: string
  sellerId: string
  count: number
}
