import type { Database } from '../../database/connection'
import { daysAfter } from '../../database/database-clock'
import type { MailTokenRow } from '../../database/tables/tables'

export const createMailTokenRepository = (db: Database) => ({
  /** Replaces the user's token for the same purpose. */
  put: ({ userId, purpose, ...token }: MailTokenRow) =>
    db
      .insertInto('mailToken')
      .values({ userId, purpose, ...token })
      .onConflict((conflict) => conflict.columns(['userId', 'purpose']).doUpdateSet(token))
      .execute(),

  byHash: (tokenHash: string) =>
    db.selectFrom('mailToken').selectAll().where('tokenHash', '=', tokenHash).executeTakeFirst(),

  /** Removes and returns the token. Of several callers at once, one gets it. */
  take: (tokenHash: string) =>
    db.deleteFrom('mailToken').where('tokenHash', '=', tokenHash).returningAll().executeTakeFirst(),

  removeAllOf: (userId: string) => db.deleteFrom('mailToken').where('userId', '=', userId).execute(),

  /** Moves the end of all tokens by some days. */
  shiftBy: (days: number) =>
    db
      .updateTable('mailToken')
      .set({ expiresAt: daysAfter(db, 'expiresAt', days) })
      .execute(),

  removeExpired: (now: Date) => db.deleteFrom('mailToken').where('expiresAt', '<=', now.toISOString()).execute(),
})

export type MailTokenRepository = ReturnType<typeof createMailTokenRepository>
