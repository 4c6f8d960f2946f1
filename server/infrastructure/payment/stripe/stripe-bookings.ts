import type Stripe from 'stripe'
import type { BookingKind, ProviderBooking } from '../payment'
import { unixSeconds } from './stripe-checkout'
import { hasFailed } from './stripe-refunds'

const kinds: Partial<Record<Stripe.BalanceTransaction['type'], BookingKind>> = {
  charge: 'charge',
  payment: 'charge',
  refund: 'refund',
  payment_refund: 'refund',
  transfer: 'transfer',
  transfer_refund: 'reversal',
  adjustment: 'chargeback',
}

/** Stripe's books since a moment, under our keys. What we have not caused, such as Stripe's fees, is left out. */
export const createStripeBookings = (stripe: Stripe) =>
  async function* (since: Date): AsyncIterable<ProviderBooking> {
    const created = { gte: unixSeconds(since) }
    const transactions = stripe.balanceTransactions.list({ created, expand: ['data.source'], limit: 100 })
    for await (const { type, source, amount, created } of transactions) {
      const kind = kinds[type]
      // A chargeback that we have won is booked with the opposite sign.
      if (!kind || source === null || typeof source === 'string' || (kind === 'chargeback' && amount > 0)) continue
      const key = await keyOf(stripe, source)
      if (key) yield { kind, key, cents: Math.abs(amount), at: new Date(created * 1_000) }
    }
  }

/** Stripe calls inquiries disputes whose state is a warning. */
export const createStripeInquiries = (stripe: Stripe) =>
  async function* (since: Date): AsyncIterable<string> {
    for await (const dispute of stripe.disputes.list({ created: { gte: unixSeconds(since) }, limit: 100 }))
      if (dispute.status.startsWith('warning_') && (await chargeKeyOf(stripe, dispute)) !== undefined) yield dispute.id
  }

const keyOf = async (stripe: Stripe, source: Stripe.BalanceTransactionSource) => {
  // A dispute has our key only by its charge.
  if (source.object === 'dispute') return idOfOurs(stripe, source)
  // The money of a failed refund has come back.
  if (source.object === 'refund' && hasFailed(source)) return undefined
  const key = 'metadata' in source ? source.metadata?.key : undefined
  // A refund that somebody has made in Stripe's dashboard has no key, but has taken the money of our charge.
  return key === undefined && source.object === 'refund' ? idOfOurs(stripe, source) : key
}

/** Stripe's id of what concerns a charge of ours. Undefined for what concerns others. */
const idOfOurs = async (stripe: Stripe, source: OfCharge & { id: string }) =>
  (await chargeKeyOf(stripe, source)) === undefined ? undefined : source.id

type OfCharge = Pick<Stripe.Dispute, 'payment_intent'>

/** Disputes and refunds name the payment intent, which carries our key. */
export const chargeKeyOf = async (stripe: Stripe, { payment_intent: intent }: OfCharge) => {
  if (intent === null) return undefined
  const { metadata } = typeof intent === 'string' ? await stripe.paymentIntents.retrieve(intent) : intent
  return metadata.key
}
