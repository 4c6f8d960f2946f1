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

  /** The new attempt; undefined where the buyer has used the key before. */
  add: (attempt: Insertable<Tables['paymentAttempt']>) =>
    db
      .insertInto('paymentAttempt')
      .values(attempt)
      .onConflict((conflict) => conflict.columns(['buyerId', 'key']).doNothing())
      .returningAll()
      .executeTakeFirst(),

  /** Begins anew what came to nothing; of several at once, one does. */
  reopen: (id: string, chargeKey: string, attempt: Updateable<Tables['paymentAttempt']>) =>
    db
      .updateTable('paymentAttempt')
      .set({ ...attempt, state: 'open' })
      .where('id', '=', id)
      .where('chargeKey', '=', chargeKey)
      .where('state', 'in', ['declined', 'failed', 'returned'])
      .execute(),

  /** Whether it was still open under that charge: of several at once, one closes it. */
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

  /** What was paid can't be done any more: the money is to go back. */
  giveBack: (id: string, chargeKey: string) =>
    db
      .updateTable('paymentAttempt')
      .set({ state: 'returning' })
      .where('id', '=', id)
      .where('chargeKey', '=', chargeKey)
      .where('state', 'in', ['paid', 'failed'])
      .execute(),

  /** It has gone back. */
  returned: (id: string, chargeKey: string) =>
    db
      .updateTable('paymentAttempt')
      .set({ state: 'returned' })
      .where('id', '=', id)
      .where('chargeKey', '=', chargeKey)
      .where('state', '=', 'returning')
      .execute(),

  unsettledSince: (before: string, most: number) =>
    db
      .selectFrom('paymentAttempt')
      .selectAll()
      .where('state', 'in', ['open', 'returning'])
      .where('createdAt', '<=', before)
      .orderBy('createdAt')
      .limit(most)
      .execute(),
})

export type PaymentRepository = ReturnType<typeof createPaymentRepository>
