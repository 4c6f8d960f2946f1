import type { Insertable, Updateable } from 'kysely'
import type { Database } from '../../database/connection'
import type { PaymentAttemptRow, Tables } from '../../database/tables/tables'

type Attempt = Updateable<Tables['paymentAttempt']>

export const createPaymentRepository = (db: Database) => {
  /** Changes an attempt that is still in one of these states, under the same charge. */
  const change = (id: string, chargeKey: string, from: PaymentAttemptRow['state'][], attempt: Attempt) =>
    db
      .updateTable('paymentAttempt')
      .set(attempt)
      .where('id', '=', id)
      .where('chargeKey', '=', chargeKey)
      .where('state', 'in', from)

  return {
    find: (buyerId: string, key: string) =>
      db
        .selectFrom('paymentAttempt')
        .selectAll()
        .where('buyerId', '=', buyerId)
        .where('key', '=', key)
        .executeTakeFirst(),

    /** Returns the new attempt, or undefined if the buyer has used the key before. */
    add: (attempt: Insertable<Tables['paymentAttempt']>) =>
      db
        .insertInto('paymentAttempt')
        .values(attempt)
        .onConflict((conflict) => conflict.columns(['buyerId', 'key']).doNothing())
        .returningAll()
        .executeTakeFirst(),

    /** Opens an unsuccessful attempt again. Of several callers at once, one succeeds. */
    reopen: (id: string, chargeKey: string, attempt: Attempt) =>
      change(id, chargeKey, ['declined', 'failed', 'refunded'], { ...attempt, state: 'open' }).execute(),

    /** Returns whether it was still open under that charge. Of several callers at once, one closes it. */
    close: async (id: string, chargeKey: string, state: 'paid' | 'declined' | 'failed') => {
      const closed = await change(id, chargeKey, ['open'], { state }).returning('id').executeTakeFirst()
      return closed !== undefined
    },

    /** Marks a charge whose purchase is no longer possible. */
    markRefunding: (id: string, chargeKey: string) =>
      change(id, chargeKey, ['paid', 'failed'], { state: 'refunding' }).execute(),

    /** Marks a charge that the provider has refunded. */
    markRefunded: (id: string, chargeKey: string) =>
      change(id, chargeKey, ['refunding'], { state: 'refunded' }).execute(),

    unsettledSince: (before: string, max: number) =>
      db
        .selectFrom('paymentAttempt')
        .selectAll()
        .where('state', 'in', ['open', 'refunding'])
        .where('createdAt', '<=', before)
        .orderBy('createdAt')
        .limit(max)
        .execute(),
  }
}

export type PaymentRepository = ReturnType<typeof createPaymentRepository>
