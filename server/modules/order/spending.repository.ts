import { sql } from 'kysely'
import type { Database } from '../../database/connection'

export const createSpendingRepository = (db: Database) => ({
  /** Sums of the buyer's engagements in cents: held now, and paid and refunded since a moment. */
  of: (buyerId: string, since: Date) => {
    const counted = sql<boolean>`cents > 0 and posting.at >= ${since.toISOString()}`
    const sumIf = (account: string, condition = counted) =>
      sql<number | null>`sum(case when account = ${account} and ${condition} then cents else 0 end)`
    return db
      .selectFrom('engagement')
      .innerJoin('posting', 'posting.engagementId', 'engagement.id')
      .where('engagement.buyerId', '=', buyerId)
      .where('account', 'in', ['held', 'buyer'])
      .select([sumIf('held', sql`true`).as('held'), sumIf('held').as('paid'), sumIf('buyer').as('refunded')])
      .executeTakeFirstOrThrow()
  },
})

export type SpendingRepository = ReturnType<typeof createSpendingRepository>
