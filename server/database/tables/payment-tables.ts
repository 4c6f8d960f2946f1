export interface PaymentTables {
  paymentAttempt: PaymentAttemptTable
  posting: PostingTable
  refund: RefundTable
  sampleCharge: SampleChargeTable
  sampleRefund: SampleRefundTable
}

/** A line of a ledger entry; the lines of one entry sum to zero. */
interface PostingTable {
  id: string
  entryId: string
  engagementId: string
  account: 'buyer' | 'held' | 'seller' | 'platform'
  cents: number
  at: string
}

/** A payment, stored before the payment provider is called. */
interface PaymentAttemptTable {
  id: string
  buyerId: string
  /** The buyer's idempotency key. */
  key: string
  /** The payment provider's idempotency key. */
  chargeKey: string
  /** SHA-256 of the content. */
  contentHash: string
  /** The purchase as JSON: enough to fulfil it after a restart. */
  content: string
  cents: number
  state: 'open' | 'paid' | 'declined' | 'failed' | 'refunding' | 'refunded'
  createdAt: string
}

/** A refund of an engagement. It is stored with its ledger entry; its id is the payment provider's idempotency key. */
interface RefundTable {
  id: string
  engagementId: string
  chargeKey: string
  cents: number
  createdAt: string
  /** Null until the provider has confirmed it. */
  doneAt: string | null
}

/** A charge of the sample payment provider. */
interface SampleChargeTable {
  key: string
  cents: number
  paid: number
  lastFour: string
  refundedCents: number
}

interface SampleRefundTable {
  key: string
  chargeKey: string
  cents: number
}
