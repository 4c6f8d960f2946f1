export interface PayoutTables {
  chargeback: ChargebackTable
  payoutAccount: PayoutAccountTable
  stripeCheckout: StripeCheckoutTable
  transfer: TransferTable
  transferReversal: TransferReversalTable
}

/** The account of a seller or broker at the payment provider. */
interface PayoutAccountTable {
  userId: string
  /** The provider's id of the account. */
  accountId: string
  createdAt: string
}

/**
 * Earnings of an engagement on their way to the account of its seller or broker at the payment provider. It is stored with its ledger entry;
 * its id is the provider's idempotency key.
 */
interface TransferTable {
  id: string
  engagementId: string
  /** The seller, or the broker for the fee. */
  payeeId: string
  /** The charge whose money is transferred. */
  chargeKey: string
  cents: number
  /**
   * `waiting`: the payee's account may not receive yet. `frozen`: the buyer's bank may take the money back. `canceled`: all of
   * it is taken back before the transfer. `reversed`: all of it has come back after the transfer.
   */
  state: 'open' | 'waiting' | 'frozen' | 'sent' | 'canceled' | 'reversed'
  /** The part that is taken back from the payee. */
  reversedCents: number
  attempts: number
  nextAttemptAt: string
  createdAt: string
  /** The time of the last request to the provider. Null also once a canceled one is known not to have been made. */
  triedAt: string | null
  /** The time when the provider confirmed it. */
  sentAt: string | null
}

/** A part of a sent transfer on its way back, for a refund or a chargeback. Its id is the provider's idempotency key. */
interface TransferReversalTable {
  id: string
  transferId: string
  cents: number
  attempts: number
  nextAttemptAt: string
  createdAt: string
  /** The time when the provider confirmed it. */
  doneAt: string | null
}

/** A buyer's demand to the bank to take back a payment, or the bank's inquiry before it. Its id is the provider's. */
interface ChargebackTable {
  id: string
  chargeKey: string
  cents: number
  reason: string
  /** `inquiry`: the bank asks, and has taken no money. `closed`: it has asked, and will take none. */
  state: 'inquiry' | 'closed' | 'open' | 'won' | 'lost'
  /** The time when we learned of it; once the bank takes the money after an inquiry, of that. */
  openedAt: string
  /** The bank takes evidence until then. */
  evidenceDueAt: string | null
  closedAt: string | null
}

/** A charge at Stripe. */
interface StripeCheckoutTable {
  key: string
  /** The id of its Checkout Session; null until Stripe has answered. */
  sessionId: string | null
  /** 1 if no session may be made for it any more. */
  canceled: number
  createdAt: string
}
