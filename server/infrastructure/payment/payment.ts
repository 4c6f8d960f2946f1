import type { IncomingHttpHeaders } from 'node:http'
import type { Database } from '../../database/connection'
import type { PaymentCheckout, PayoutAccountState } from '../../generated/resolvers'

/** The provider's state of a charge. `paid`, `declined` and `canceled` are final. */
export type ChargeState =
  | { state: 'paid'; lastFour: string }
  | { state: 'declined' }
  | { state: 'canceled' }
  /** Not decided yet: the buyer has to pay at `url` (a hosted page, 3-D Secure), or the bank takes its time. */
  | { state: 'pending'; url: string | null }

export interface Charge {
  /** The idempotency key: repeated requests charge once. */
  key: string
  /** The card's token. Null if the buyer pays on the provider's page. */
  token: string | null
  cents: number
  /** The name of the purchase, as the provider's page shows it. */
  title: string
  /** The page that the provider's page returns to: once it is paid, or with `left=1` added if the buyer goes back without paying. */
  returnUrl: string
  buyerEmail: string
}

export interface Refund {
  /** The idempotency key: repeated requests refund once, unless the refund has failed. */
  key: string
  /** The number of failures handled so far. The provider makes a new refund only if it reports no further failure. */
  failures: number
  /** The key of the charge. */
  chargeKey: string
  /** Becomes less if the buyer's bank pays a part. */
  cents: number
}

/** `done` may still become `failed`: banks refuse refunds days later. */
export type RefundState = 'done' | 'failed'

export type BookingKind = 'charge' | 'refund' | 'transfer' | 'reversal' | 'chargeback'

/** Money that the provider has moved, under the key that we gave it. Cents are positive. */
export interface ProviderBooking {
  kind: BookingKind
  /**
   * The key of the charge, refund, transfer or reversal. The provider's own, as in its notifications, of a chargeback and of a
   * refund of our charge that we have not requested.
   */
  key: string
  cents: number
  at: Date
}

/** A notification of the provider. It only says that something has changed: its key is looked up. */
export interface ProviderNotification {
  id: string
  at: Date
  kind: BookingKind | 'account'
  key: string
}

/** Accounts of sellers at the provider, and transfers to them. */
export interface PayoutProvider {
  /** Returns the account's id. The key is the idempotency key. */
  createAccount: (account: { key: string; email: string }) => Promise<string>
  /** The page of the provider on which the seller completes the account. */
  accountLink: (link: { accountId: string; returnUrl: string }) => Promise<string>
  accountState: (accountId: string) => Promise<PayoutAccountState>
  /** Pays a seller. The key is the idempotency key. Returns the cents that were sent, perhaps by an earlier request. */
  transfer: (transfer: { key: string; accountId: string; chargeKey: string; cents: number }) => Promise<number>
  /** The cents of a transfer that was sent. Undefined if the provider knows nothing of it, which may still change. */
  findTransfer: (transfer: { key: string; chargeKey: string }) => Promise<number | undefined>
  /** Takes back a part of a transfer, or all of it. The key is the idempotency key. */
  reverse: (reversal: { key: string; transferKey: string; chargeKey: string; cents: number }) => Promise<void>
}

/** A buyer's demand to the bank to take back a payment, or the bank's inquiry before it. */
export interface Chargeback {
  key: string
  chargeKey: string
  cents: number
  /** In the bank's words: `product_not_received`. */
  reason: string
  /** The provider has taken the money while it is `open`. An `inquiry` takes no money; `closed` means that it ended without loss. */
  state: 'inquiry' | 'closed' | 'open' | 'won' | 'lost'
  /** The bank takes evidence until then. */
  evidenceDueAt: Date | null
}

/** The payment provider. Its methods throw if it can't be reached or doesn't answer. */
export interface PaymentProvider {
  name: string
  /** True if no provider is set up, so that nothing can be bought. */
  isMissing?: boolean
  /** The last part of the address of its webhooks, `/webhooks/stripe`. Undefined if it sends none. */
  webhookPath?: string
  /** The place of the card form: our page, or the provider's page. */
  checkout: PaymentCheckout
  /** Test cards. None with a real provider. */
  sampleCards: readonly { number: string; outcome: string; token: string }[]
  /** The cents that it takes in one payment. Undefined if it takes any sum. */
  sums?: { min: number; max: number }
  charge: (charge: Charge) => Promise<ChargeState>
  /** The state of the charge with a key. Undefined if the provider knows nothing of it, which may still change. */
  find: (key: string) => Promise<ChargeState | undefined>
  /**
   * Ends a charge that is not decided. Returns its final state: `canceled`, or what it already was. A charge that arrives after
   * its cancellation must not be made.
   */
  cancel: (key: string) => Promise<ChargeState>
  /** Refunds a part of a charge, or all of it. */
  refund: (refund: Refund) => Promise<RefundState>
  /** Whether a refund has failed more often than we know. Undefined if refunds of this provider never fail. */
  hasRefundFailed?: (refund: Refund) => Promise<boolean>
  /** The provider's bookings since a moment, for reconciliation. */
  bookings: (since: Date) => AsyncIterable<ProviderBooking>
  /** The keys of banks' inquiries since a moment. No money moves, so that they have no bookings. */
  inquiries?: (since: Date) => AsyncIterable<string>
  /** Reads a webhook's raw body. Undefined if the signature is wrong, 'irrelevant' if the genuine notification tells us nothing. */
  readNotification: (body: Buffer, headers: IncomingHttpHeaders) => ProviderNotification | 'irrelevant' | undefined
  /** Undefined if earnings only accumulate in our ledger. */
  payouts?: PayoutProvider
  /** The chargeback of a notification. Undefined if its charge is none of ours. */
  findChargeback?: (key: string) => Promise<Chargeback | undefined>
}

/** Takes database and clock because the sample provider stores its charges there. */
export type OpenPaymentProvider = (db: Database, now: () => Date) => PaymentProvider

const notSetUp = () => Promise.reject(new Error('No payment provider is set up'))

/** Rejects every charge, for servers without a payment provider. */
export const noPayment: PaymentProvider = {
  name: 'No provider',
  isMissing: true,
  // Nobody is asked for a card.
  checkout: 'HOSTED',
  sampleCards: [],
  charge: notSetUp,
  find: async () => undefined,
  cancel: notSetUp,
  refund: notSetUp,
  async *bookings() {},
  readNotification: () => undefined,
}
