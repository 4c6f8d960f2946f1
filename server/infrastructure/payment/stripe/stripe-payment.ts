import Stripe from 'stripe'
import type { Database } from '../../../database/connection'
import type { Chargeback, PaymentProvider } from '../payment'
import { createCheckoutRepository } from './checkout.repository'
import { chargeKeyOf, createStripeBookings, createStripeInquiries } from './stripe-bookings'
import { createStripeCheckout } from './stripe-checkout'
import type { StripeConfig } from './stripe-config'
import { createStripeNotifications } from './stripe-notifications'
import { createStripePayouts } from './stripe-payouts'
import { createStripeRefunds } from './stripe-refunds'

const TIMEOUT_MS = 10_000
/** Stripe refuses other sums: docs.stripe.com/currencies#minimum-and-maximum-charge-amounts. */
const SUMS = { min: 50, max: 99_999_999 }

const addressOf = ({ hostname, port, protocol }: URL) => ({
  host: hostname,
  port,
  protocol: protocol === 'http:' ? ('http' as const) : ('https' as const),
})

/** Stripe checks its moments by real time, also where our clock has been moved. */
const realTime = () => new Date()

/** Payments by Stripe: buyers pay on its page, the platform holds the money, and sellers get transfers. */
export const openStripe = ({ secretKey, webhookSecrets, apiUrl }: StripeConfig, now = realTime) => {
  const stripe = new Stripe(secretKey, {
    timeout: TIMEOUT_MS,
    maxNetworkRetries: 2,
    telemetry: false,
    ...(apiUrl ? addressOf(apiUrl) : {}),
  })
  const readNotification = createStripeNotifications(webhookSecrets)
  const bookings = createStripeBookings(stripe)

  return (db: Database): PaymentProvider => {
    const checkout = createStripeCheckout({ stripe, checkouts: createCheckoutRepository(db), now })
    return {
      name: 'Stripe',
      webhookPath: 'stripe',
      checkout: 'HOSTED',
      sampleCards: [],
      sums: SUMS,
      charge: checkout.charge,
      find: checkout.find,
      cancel: checkout.cancel,
      ...createStripeRefunds({ stripe, checkout }),
      bookings,
      inquiries: createStripeInquiries(stripe),
      readNotification,
      payouts: createStripePayouts({ stripe, checkout }),
      findChargeback: async (key) => {
        const dispute = await stripe.disputes.retrieve(key)
        const chargeKey = await chargeKeyOf(stripe, dispute)
        if (!chargeKey) return undefined
        const { amount: cents, reason, evidence_details: evidence } = dispute
        const evidenceDueAt = evidence.due_by === null ? null : new Date(evidence.due_by * 1_000)
        return { key, chargeKey, cents, reason, state: stateOf(dispute), evidenceDueAt }
      },
    }
  }
}

const states: Partial<Record<Stripe.Dispute['status'], Chargeback['state']>> = {
  // Warnings are inquiries of a bank: no money has moved yet.
  warning_needs_response: 'inquiry',
  warning_under_review: 'inquiry',
  warning_closed: 'closed',
  lost: 'lost',
  won: 'won',
  prevented: 'won',
}

const stateOf = ({ status }: Stripe.Dispute) => states[status] ?? 'open'
