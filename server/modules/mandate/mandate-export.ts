import type { AccountExport } from '../module'

export const mandateExport: AccountExport = {
  mandates: (db, { id }) =>
    db
      .selectFrom('mandate')
      .select(['id', 'listingId', 'title', 'brokerId', 'ownerId', 'feePercent', 'message', 'state', 'createdAt'])
      .select('updatedAt')
      .where(({ or, eb }) => or([eb('brokerId', '=', id), eb('ownerId', '=', id)]))
      .orderBy('createdAt')
      .orderBy('id')
      .execute(),
}
