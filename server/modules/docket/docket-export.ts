import { dollarsOrNull } from '../../lib/money'
import type { AccountExport } from '../module'

export const docketExport: AccountExport = {
  /** The dates that it has added to dockets. */
  docketEntries: async (db, { id }) => {
    const entries = await db
      .selectFrom('docketEntry')
      .select(['id', 'engagementId', 'kind', 'jurisdiction', 'title', 'dueOn', 'actor'])
      .select(['officialFeeCents', 'serviceFeeCents', 'doneAt', 'createdAt', 'removedAt'])
      .where('authorId', '=', id)
      .orderBy('createdAt')
      .orderBy('id')
      .execute()
    return entries.map(({ officialFeeCents, serviceFeeCents, ...entry }) => ({
      ...entry,
      officialFee: dollarsOrNull(officialFeeCents),
      serviceFee: dollarsOrNull(serviceFeeCents),
    }))
  },

  /** The docket events that it has caused. */
  docketEvents: (db, { id }) =>
    db
      .selectFrom('docketEvent')
      .select(['entryId', 'at', 'action', 'dueOn'])
      .where('byId', '=', id)
      .orderBy('at')
      .execute(),
}
