import { randomUUID } from 'node:crypto'

type Metadata = Record<string, string>

/** The data for the payment intent of a session. */
interface IntentDraft {
  metadata: Metadata
  transfer_group: string | null
}

interface StripeObject {
  id: string
  /** Seconds since 1970. */
  created: number
}

export interface Session extends StripeObject {
  object: 'checkout.session'
  status: 'open' | 'complete' | 'expired'
  payment_status: 'paid' | 'unpaid'
  client_reference_id: string | null
  amount_total: number
  customer_email: string | null
  expires_at: number
  metadata: Metadata
  payment_intent: string | null
  success_url: string
  cancel_url: string
  /** Null once the buyer can no longer pay. */
  url: string | null
}

export interface PaymentIntent extends StripeObject {
  object: 'payment_intent'
  amount: number
  status: 'requires_payment_method' | 'requires_action' | 'succeeded' | 'canceled'
  latest_charge: string | null
  metadata: Metadata
  transfer_group: string | null
}

export interface Charge extends StripeObject {
  object: 'charge'
  amount: number
  amount_refunded: number
  payment_intent: string
  metadata: Metadata
  payment_method_details: { type: 'card'; card: { last4: string } }
  transfer_group: string | null
}

export interface Refund extends StripeObject {
  object: 'refund'
  amount: number
  charge: string
  payment_intent: string
  status: 'succeeded' | 'failed'
  metadata: Metadata
}

export interface Account extends StripeObject {
  object: 'account'
  email: string | null
  details_submitted: boolean
  payouts_enabled: boolean
  capabilities: { transfers: 'active' | 'inactive' | 'pending' }
  requirements: { disabled_reason: string | null }
  metadata: Metadata
}

export interface Transfer extends StripeObject {
  object: 'transfer'
  amount: number
  amount_reversed: number
  destination: string
  source_transaction: string | null
  transfer_group: string | null
  metadata: Metadata
}

export interface Reversal extends StripeObject {
  object: 'transfer_reversal'
  amount: number
  transfer: string
  metadata: Metadata
}

export interface Dispute extends StripeObject {
  object: 'dispute'
  amount: number
  charge: string
  payment_intent: string
  reason: string
  status:
    | 'warning_needs_response'
    | 'warning_under_review'
    | 'warning_closed'
    | 'needs_response'
    | 'under_review'
    | 'won'
    | 'lost'
  evidence_details: { due_by: number | null }
}

interface BalanceTransaction extends StripeObject {
  object: 'balance_transaction'
  type: 'charge' | 'refund' | 'refund_failure' | 'transfer' | 'transfer_refund' | 'adjustment'
  /** Negative when money leaves our balance. */
  amount: number
  /** The id of the object that caused it. */
  source: string
}

export interface StripeEvent extends StripeObject {
  object: 'event'
  type: string
  data: { object: StripeObject }
}

const createTable = <Row extends StripeObject>() => {
  const rows = new Map<string, Row>()
  return {
    add: (row: Row) => {
      rows.set(row.id, row)
      return row
    },
    remove: (id: string) => rows.delete(id),
    find: (id: string | null) => (id === null ? undefined : rows.get(id)),
    /** Latest first, as Stripe lists. */
    all: () => [...rows.values()].reverse(),
  }
}

/** Everything that the fake Stripe knows. Objects have the fields of Stripe's that we read, under Stripe's names. */
export const createBooks = () => {
  const now = () => Math.floor(Date.now() / 1_000)
  const tables = {
    sessions: createTable<Session>(),
    paymentIntents: createTable<PaymentIntent>(),
    charges: createTable<Charge>(),
    refunds: createTable<Refund>(),
    accounts: createTable<Account>(),
    transfers: createTable<Transfer>(),
    reversals: createTable<Reversal>(),
    disputes: createTable<Dispute>(),
    balance: createTable<BalanceTransaction>(),
    events: createTable<StripeEvent>(),
  }
  const begin = (prefix: string) => ({ id: `${prefix}_${randomUUID().replaceAll('-', '')}`, created: now() })
  return {
    ...tables,
    /** By session id. Until the buyer pays, a session has no payment intent. */
    intentDrafts: new Map<string, IntentDraft>(),
    now,
    /** Id and time of a new object. */
    begin,
    book: (type: BalanceTransaction['type'], amount: number, source: string) =>
      tables.balance.add({ ...begin('txn'), object: 'balance_transaction', type, amount, source }),
    record: (type: string, object: StripeObject) =>
      tables.events.add({ ...begin('evt'), object: 'event', type, data: { object: structuredClone(object) } }),
  }
}

export type Books = ReturnType<typeof createBooks>
