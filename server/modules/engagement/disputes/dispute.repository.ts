import { sql } from 'kysely'
import type { Database } from '../../../database/connection'

export const createDisputeRepository = (db: Database) => ({
  /** Other engagements of these accounts that had a dispute, the last changed first. */
  earlierOf: (engagementId: string, accountIds: readonly string[], max: number) =>
    db
      .selectFrom('engagement')
      .selectAll()
      .where(({ or, eb }) => or([eb('buyerId', 'in', accountIds), eb('sellerId', 'in', accountIds)]))
      .where('id', '!=', engagementId)
      .where(({ exists, selectFrom }) =>
        exists(
          selectFrom('engagementEvent')
            .select('engagementEvent.id')
            .whereRef('engagementEvent.engagementId', '=', 'engagement.id')
            // A literal: with a parameter the partial index of disputes is not used.
            .where('engagementEvent.transition', '=', sql.lit('OPEN_DISPUTE')),
        ),
      )
      .orderBy('updatedAt', 'desc')
      .orderBy('id')
      .limit(max)
      .execute(),
})

export type DisputeRepository = ReturnType<typeof createDisputeRepository>
