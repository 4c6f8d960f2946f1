import { dollars } from '../../lib/money'
import type { AccountExport } from '../module'

export const paymentExport: AccountExport = {
  /** Purchases and their charges; without a charge where nothing had to be paid. */
  payments: async (db, { id }) => {
    const attempts = await db
      .selectFrom('paymentAttempt')
      .leftJoin('charge', 'charge.attemptId', 'paymentAttempt.id')
      .select(['paymentAttempt.id', 'paymentAttempt.state', 'paymentAttempt.content', 'paymentAttempt.createdAt'])
      .select(['paymentAttempt.cents', 'charge.key as charge', 'charge.state as chargeState'])
      .select('charge.createdAt as chargedAt')
      .where('paymentAttempt.buyerId', '=', id)
      .orderBy('paymentAttempt.createdAt')
      .orderBy('paymentAttempt.id')
      .execute()
    return attempts.map(({ cents, content, ...payment }) => {
      const purchase: unknown = JSON.parse(content)
      return { ...payment, amount: dollars(cents), purchase }
    })
  },

  /** Without an engagement where the purchase was no longer possible, so that the whole payment went back. */
  refunds: async (db, { id }) => {
    const refunds = await db
      .selectFrom('refund')
      .innerJoin('charge', 'charge.key', 'refund.chargeKey')
      .innerJoin('paymentAttempt', 'paymentAttempt.id', 'charge.attemptId')
      .select(['refund.id', 'refund.engagementId', 'refund.cents', 'refund.supersededCents'])
      .select(['refund.createdAt', 'refund.doneAt'])
      .where('paymentAttempt.buyerId', '=', id)
      .orderBy('refund.createdAt')
      .orderBy('refund.id')
      .execute()
    return refunds.map(({ cents, supersededCents, ...refund }) => ({
      ...refund,
      amount: dollars(cents),
      paidByBank: dollars(supersededCents),
    }))
  },
}
