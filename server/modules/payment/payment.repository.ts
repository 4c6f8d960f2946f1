import type { Insertable, Updateable } from 'kysely'
import type { Database } from '../../database/connection'
import type { Tables } from '../../database/tables/tables'

export const createPaymentRepository = (db: Database) => ({
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
  reopen: (id: string, chargeKey: string, attempt: Updateable<Tables['paymentAttempt']>) =>
    db
      .updateTable('paymentAttempt')
      .set({ ...attempt, state: 'open' })
      .where('id', '=', id)
      .where('chargeKey', '=', chargeKey)
      .where('state', 'in', ['declined', 'failed', 'refunded'])
      .execute(),

  /** Returns whether it was still open under that charge. Of several callers at once, one closes it. */
  close: async (id: string, chargeKey: string, state: 'paid' | 'declined' | 'failed') => {
    const closed = await db
      .updateTable('paymentAttempt')
      .set({ state })
      .where('id', '=', id)
      .where('chargeKey', '=', chargeKey)
      .where('state', '=', 'open')
      .returning('id')
      .executeTakeFirst()
    return closed !== undefined
  },

  /** Marks a charge whose purchase is no longer possible. */
  markRefunding: (id: string, chargeKey: string) =>
    db
      .updateTable('paymentAttempt')
      .set({ state: 'refunding' })
      .where('id', '=', id)
      .where('chargeKey', '=', chargeKey)
      .where('state', 'in', ['paid', 'failed'])
      .execute(),

  /** Marks a charge that the provider has refunded. */
  markRefunded: (id: string, chargeKey: string) =>
    db
      .updateTable('paymentAttempt')
      .set({ state: 'refunded' })
      .where('id', '=', id)
      .where('chargeKey', '=', chargeKey)
      .where('state', '=', 'refunding')
      .execute(),

  unsettledSince: (before: string, max: number) =>
    db
      .selectFrom('paymentAttempt')
      .selectAll()
      .where('state', 'in', ['open', 'refunding'])
      .where('createdAt', '<=', before)
      .orderBy('createdAt')
      .limit(max)
      .execute(),
})

export type PaymentRepository = ReturnType<typeof createPaymentRepository>
