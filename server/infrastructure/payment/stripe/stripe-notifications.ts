import type { IncomingHttpHeaders } from 'node:http'
import Stripe from 'stripe'
import type { ProviderNotification } from '../payment'

/** The subject of an event, and the key to look it up by. Undefined for events that we don't need. */
const subjectOf = (event: Stripe.Event): Pick<ProviderNotification, 'kind' | 'key'> | undefined => {
  switch (event.type) {
    case 'checkout.session.completed':
    case 'checkout.session.expired':
    case 'checkout.session.async_payment_succeeded':
    case 'checkout.session.async_payment_failed':
      return keyed('charge', event.data.object.metadata?.key)
    case 'refund.created':
    case 'refund.updated':
    case 'refund.failed':
      return keyed('refund', event.data.object.metadata?.key)
    case 'transfer.created':
    case 'transfer.reversed':
      return keyed('transfer', event.data.object.metadata.key)
    case 'account.updated':
      return { kind: 'account', key: event.data.object.id }
    case 'charge.dispute.created':
    case 'charge.dispute.updated':
    case 'charge.dispute.closed':
    case 'charge.dispute.funds_withdrawn':
    case 'charge.dispute.funds_reinstated':
      return { kind: 'chargeback', key: event.data.object.id }
    default:
      return undefined
  }
}

const keyed = (kind: ProviderNotification['kind'], key: string | undefined) => (key ? { kind, key } : undefined)

/** Checks the signature and the age of a webhook with each secret, and reads it. */
export const createStripeNotifications =
  (secrets: readonly string[]) =>
  (body: Buffer, headers: IncomingHttpHeaders): ProviderNotification | 'irrelevant' | undefined => {
    const signature = headers['stripe-signature']
    if (!signature) return undefined
    for (const secret of secrets) {
      const event = verified(body, signature, secret)
      if (!event) continue
      const subject = subjectOf(event)
      return subject ? { id: event.id, at: new Date(event.created * 1_000), ...subject } : 'irrelevant'
    }
    return undefined
  }

const verified = (body: Buffer, signature: string | string[], secret: string) => {
  try {
    return Stripe.webhooks.constructEvent(body, signature, secret)
  } catch (error) {
    if (error instanceof Stripe.errors.StripeSignatureVerificationError) return undefined
    throw error
  }
}
