import type { Database } from '../../../database/connection'
import { returnsRow } from '../../../database/rows'

/** Our charges at Stripe. A row is stored before Stripe is called. */
export const createCheckoutRepository = (db: Database) => {
  const one = (key: string) => db.selectFrom('stripeCheckout').selectAll().where('key', '=', key)
  return {
    find: (key: string) => one(key).executeTakeFirst(),

    /** Returns the row of the charge, which may have been stored before. */
    begin: async (key: string, createdAt: string) => {
      await db
        .insertInto('stripeCheckout')
        .values({ key, createdAt, sessionId: null, canceled: 0 })
        .onConflict((conflict) => conflict.column('key').doNothing())
        .execute()
      return one(key).executeTakeFirstOrThrow()
    },

    /** Returns false if the charge was canceled meanwhile. */
    setSession: (key: string, sessionId: string) =>
      returnsRow(
        db
          .updateTable('stripeCheckout')
          .set({ sessionId })
          .where('key', '=', key)
          .where('canceled', '=', 0)
          .returning('key'),
      ),

    /** Also for a charge that Stripe has never seen, so that it isn't made later. */
    cancel: (key: string, createdAt: string) =>
      db
        .insertInto('stripeCheckout')
        .values({ key, createdAt, sessionId: null, canceled: 1 })
        .onConflict((conflict) => conflict.column('key').doUpdateSet({ canceled: 1 }))
        .execute(),
  }
}

export type CheckoutRepository = ReturnType<typeof createCheckoutRepository>
