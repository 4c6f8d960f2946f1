import type { Generated } from 'kysely'

export interface PaymentTables {
  charge: ChargeTable
  paymentAttempt: PaymentAttemptTable
  paymentAttemptSeller: PaymentAttemptSellerTable
  platformDay: PlatformDayTable
  posting: PostingTable
  providerNotification: ProviderNotificationTable
  reconciliation: ReconciliationTable
  refund: RefundTable
  sampleCharge: SampleChargeTable
  sampleRefund: SampleRefundTable
}

/** A line of a ledger entry; the lines of one entry sum to zero. */
interface PostingTable {
  id: string
  entryId: string
  engagementId: string
  account: 'buyer' | 'held' | 'seller' | 'broker' | 'platform'
  cents: number
  at: string
  /** The reason for which money comes back from seller and broker; null for other entries. Older chargebacks have none. */
  cause: 'refund' | 'chargeback' | null
  /** The charge that has paid, or that the money goes back to. Null for other accounts, and for sample data. */
  chargeKey: Generated<string | null>
}

/**
 * The sums of the ledger, transfers, accounts and engagements of a day, kept by triggers. Money is in cents. A day has a row for
 * each shard.
 */
interface PlatformDayTable extends EngagementStateChanges {
  day: string
  shard: number
  sales: Generated<number>
  paid: Generated<number>
  refunded: Generated<number>
  commission: Generated<number>
  earned: Generated<number>
  held: Generated<number>
  paidOut: Generated<number>
  newAccounts: Generated<number>
}

/** For each state, how many engagements have come into it on a day, less those that have left it. */
interface EngagementStateChanges {
  quoteRequested: Generated<number>
  offered: Generated<number>
  countered: Generated<number>
  declined: Generated<number>
  awaitingFunding: Generated<number>
  awaitingRequirements: Generated<number>
  inProgress: Generated<number>
  delivered: Generated<number>
  changesRequested: Generated<number>
  completed: Generated<number>
  disputed: Generated<number>
  cancelled: Generated<number>
}

/** The payment of one purchase. Each try to pay it is a charge. */
interface PaymentAttemptTable {
  id: string
  buyerId: string
  /** The buyer's idempotency key. */
  key: string
  /** SHA-256 of the content. */
  contentHash: string
  /** The purchase as JSON: enough to fulfil it after a restart. It doesn't change while a charge is open or paid. */
  content: string
  cents: number
  state: 'open' | 'paid'
  createdAt: string
}

/** A seller whose texts are in the content of a payment attempt, or were in a content that the buyer has replaced since. */
interface PaymentAttemptSellerTable {
  sellerId: string
  attemptId: string
}

/** A charge at the payment provider, stored before the provider is called. At most one of an attempt is open or paid. */
interface ChargeTable {
  /** The payment provider's idempotency key. */
  key: string
  attemptId: string
  cents: number
  /** `refunded`: paid, but the purchase was no longer possible. Its row in `refund` says whether the money is back. */
  state: 'open' | 'paid' | 'declined' | 'canceled' | 'refunded'
  createdAt: string
  /** The process that calls the provider owns the charge until then. */
  leaseUntil: string
  /** The time when the provider is asked again. Null if there is nothing to ask. */
  nextCheckAt: string | null
  /** The number of times that the provider was asked without a final answer. */
  checks: number
}

/** A refund, stored in the transaction that decides it. Its id is the payment provider's idempotency key. */
interface RefundTable {
  id: string
  /** Null if the purchase was not possible, so that no engagement began. */
  engagementId: string | null
  chargeKey: string
  cents: number
  createdAt: string
  /** The part that the buyer's bank has paid by a chargeback. Only the rest is requested from the provider. */
  supersededCents: Generated<number>
  /** Null until the provider has confirmed it, and again if the refund fails afterwards. */
  doneAt: string | null
  /** Requests without success. */
  attempts: Generated<number>
  /** The number of times that the provider has reported the refund as failed. Each request after a failure has its own key. */
  failures: Generated<number>
  /** The time when the provider is asked next: for the refund, or whether it has failed. Null if there is nothing to ask. */
  nextAttemptAt: string | null
  /** The time when the admins were told that it keeps failing. */
  toldAt: string | null
}

/** A notification of the provider that was handled. */
interface ProviderNotificationTable {
  id: string
  receivedAt: string
}

/** A comparison of the provider's books with ours. */
interface ReconciliationTable {
  id: string
  at: string
  /** A sentence a line; empty if the books agree. */
  differences: string
}

/** A charge of the sample payment provider. */
interface SampleChargeTable {
  key: string
  cents: number
  state: 'paid' | 'declined' | 'canceled'
  lastFour: string
  refundedCents: number
  at: string
}

interface SampleRefundTable {
  key: string
  chargeKey: string
  cents: number
  at: string
}
