import type Stripe from 'stripe'
import type { Refund, RefundState } from '../payment'
import type { StripeCheckout } from './stripe-checkout'

interface Dependencies {
  stripe: Stripe
  checkout: Pick<StripeCheckout, 'paymentOf'>
}

/** Refunds carry our key, because Stripe forgets idempotency keys after 24 hours; a refund that was lost may be repeated later. */
export const createStripeRefunds = ({ stripe, checkout }: Dependencies) => {
  /** Returns Stripe's refund; undefined if there is none, or only failed ones that we know. */
  const find = async ({ key, failures }: Refund, intentId: string): Promise<RefundState | undefined> => {
    let failed = 0
    for await (const refund of stripe.refunds.list({ payment_intent: intentId, limit: 100 })) {
      if (refund.metadata?.key !== key) continue
      if (!hasFailed(refund)) return 'done'
      failed += 1
    }
    return failed > failures ? 'failed' : undefined
  }

  return {
    refund: async (request: Refund): Promise<RefundState> => {
      const { key, failures, chargeKey, cents } = request
      const { intent } = await checkout.paymentOf(chargeKey)
      const before = await find(request, intent.id)
      if (before) return before
      const refund = await stripe.refunds.create(
        { payment_intent: intent.id, amount: cents, metadata: { key } },
        // Stripe refuses a key that is repeated with another sum.
        { idempotencyKey: `${key}:${cents}:${failures}` },
      )
      return hasFailed(refund) ? 'failed' : 'done'
    },

    hasRefundFailed: async (request: Refund) => {
      const { intent } = await checkout.paymentOf(request.chargeKey)
      return (await find(request, intent.id)) === 'failed'
    },
  }
}

export const hasFailed = ({ status }: Pick<Stripe.Refund, 'status'>) => status === 'failed' || status === 'canceled'
