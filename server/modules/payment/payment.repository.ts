import type { Insertable } from 'kysely'
import type { Database } from '../../database/connection'
import { assertFound } from '../../database/rows'
import type { PaymentAttemptRow, Tables } from '../../database/tables/tables'

type NewAttempt = Insertable<Tables['paymentAttempt']>

export const createPaymentRepository = (db: Database) => {
  const attempts = () => db.selectFrom('paymentAttempt').selectAll()
  const ofKey = (buyerId: string, key: string) => attempts().where('buyerId', '=', buyerId).where('key', '=', key)

  return {
    find: (buyerId: string, key: string) => ofKey(buyerId, key).executeTakeFirst(),

    findById: (id: string) => attempts().where('id', '=', id).executeTakeFirst(),

    /** Adds an attempt unless the buyer has used its key before. Locks the attempt of the key, and returns it. */
    addOrLock: async (attempt: NewAttempt) => {
      await db
        .insertInto('paymentAttempt')
        .values(attempt)
        .onConflict((conflict) => conflict.columns(['buyerId', 'key']).doNothing())
        .execute()
      return assertFound(await ofKey(attempt.buyerId, attempt.key).forUpdate().executeTakeFirst(), attempt.key)
    },

    lock: async (id: string) => assertFound(await attempts().where('id', '=', id).forUpdate().executeTakeFirst(), id),

    /** Replaces the purchase of an attempt that is neither paid nor being paid. Sellers of the former one stay noted. */
    replaceContent: async (
      id: string,
      purchase: Pick<NewAttempt, 'contentHash' | 'content' | 'cents'>,
      sellerIds: readonly string[],
    ) => {
      await db.updateTable('paymentAttempt').set(purchase).where('id', '=', id).execute()
      if (sellerIds.length === 0) return
      await db
        .insertInto('paymentAttemptSeller')
        .values(sellerIds.map((sellerId) => ({ attemptId: id, sellerId })))
        .onConflict((conflict) => conflict.doNothing())
        .execute()
    },

    ofBuyer: (buyerId: string) => attempts().where('buyerId', '=', buyerId).execute(),

    /** Payments whose content has texts of a seller. */
    ofSeller: (sellerId: string) =>
      db
        .selectFrom('paymentAttemptSeller')
        .innerJoin('paymentAttempt', 'paymentAttempt.id', 'paymentAttemptSeller.attemptId')
        .selectAll('paymentAttempt')
        .where('paymentAttemptSeller.sellerId', '=', sellerId)
        .execute(),

    /** Changes the content that was read. One that the buyer has replaced since stays as it is. */
    setContent: (read: Pick<PaymentAttemptRow, 'id' | 'content'>, content: string) =>
      db
        .updateTable('paymentAttempt')
        .set({ content })
        .where('id', '=', read.id)
        .where('content', '=', read.content)
        .execute(),

    markPaid: (id: string) => db.updateTable('paymentAttempt').set({ state: 'paid' }).where('id', '=', id).execute(),
  }
}

export type PaymentRepository = ReturnType<typeof createPaymentRepository>
