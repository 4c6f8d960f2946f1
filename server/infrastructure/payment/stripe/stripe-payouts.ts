import type Stripe from 'stripe'
import type { PayoutProvider } from '../payment'
import type { StripeCheckout } from './stripe-checkout'

interface Dependencies {
  stripe: Stripe
  checkout: Pick<StripeCheckout, 'paymentOf'>
}

/** Sellers' connected accounts, and transfers to them. */
export const createStripePayouts = ({ stripe, checkout }: Dependencies): PayoutProvider => {
  /** Transfers carry our key, because Stripe forgets idempotency keys after 24 hours. */
  const transferOf = async (key: string, chargeKey: string) => {
    for await (const transfer of stripe.transfers.list({ transfer_group: chargeKey, limit: 100 }))
      if (transfer.metadata.key === key) return transfer
    return undefined
  }

  return {
    createAccount: async ({ key, email }) => {
      const account = await stripe.accounts.create(
        {
          email,
          capabilities: { transfers: { requested: true } },
          // An Express account: Stripe asks the seller for everything, and we are liable for a negative balance.
          controller: {
            fees: { payer: 'application' },
            losses: { payments: 'application' },
            requirement_collection: 'stripe',
            stripe_dashboard: { type: 'express' },
          },
          metadata: { key },
        },
        { idempotencyKey: key },
      )
      return account.id
    },

    accountLink: async ({ accountId, returnUrl }) => {
      const link = await stripe.accountLinks.create({
        account: accountId,
        type: 'account_onboarding',
        return_url: returnUrl,
        // A link works once. The seller asks for another one on our page.
        refresh_url: returnUrl,
      })
      return link.url
    },

    accountState: async (accountId) => {
      const { capabilities, details_submitted, payouts_enabled } = await stripe.accounts.retrieve(accountId)
      if (capabilities?.transfers === 'active' && payouts_enabled) return 'READY'
      return details_submitted ? 'IN_REVIEW' : 'INCOMPLETE'
    },

    transfer: async ({ key, accountId, chargeKey, cents }) => {
      const before = await transferOf(key, chargeKey)
      if (before) return before.amount
      const { charge } = await checkout.paymentOf(chargeKey)
      await stripe.transfers.create(
        {
          amount: cents,
          currency: 'usd',
          destination: accountId,
          // The transfer may be made before the charge's money is available.
          source_transaction: charge.id,
          transfer_group: chargeKey,
          metadata: { key },
        },
        { idempotencyKey: key },
      )
      return cents
    },

    findTransfer: async ({ key, chargeKey }) => (await transferOf(key, chargeKey))?.amount,

    reverse: async ({ key, transferKey, chargeKey, cents }) => {
      const transfer = await transferOf(transferKey, chargeKey)
      if (!transfer) throw new Error(`The transfer ${transferKey} is unknown to Stripe`)
      for await (const { metadata } of stripe.transfers.listReversals(transfer.id, { limit: 100 }))
        if (metadata?.key === key) return
      await stripe.transfers.createReversal(transfer.id, { amount: cents, metadata: { key } }, { idempotencyKey: key })
    },
  }
}
