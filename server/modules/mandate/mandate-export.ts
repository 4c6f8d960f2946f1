import type { Database } from '../../database/connection'

/** Reads the mandates in which an account is the broker or the owner, for its export. */
export const createMandateExport = (db: Database) => ({
  of: (userId: string) =>
    db
      .selectFrom('mandate')
      .select(['id', 'listingId', 'title', 'brokerId', 'ownerId', 'feePercent', 'message', 'state', 'createdAt'])
      .select('updatedAt')
      .where(({ or, eb }) => or([eb('brokerId', '=', userId), eb('ownerId', '=', userId)]))
      .orderBy('createdAt')
      .orderBy('id')
      .execute(),
})

export type MandateExport = ReturnType<typeof createMandateExport>
