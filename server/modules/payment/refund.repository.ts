import type { Insertable } from 'kysely'
import type { Database } from '../../database/connection'
import type { Tables } from '../../database/tables/tables'

export const createRefundRepository = (db: Database) => {
  const open = () => db.selectFrom('refund').selectAll().where('doneAt', 'is', null)
  return {
    add: (refund: Insertable<Tables['refund']>) => db.insertInto('refund').values(refund).execute(),

    open: (ids: readonly string[]) => open().where('id', 'in', ids).execute(),

    /** Open refunds, oldest first, after a place in that list. */
    openAfter: (after: { createdAt: string; id: string }, max: number) =>
      open()
        .where(({ eb, refTuple, tuple }) => eb(refTuple('createdAt', 'id'), '>', tuple(after.createdAt, after.id)))
        .orderBy('createdAt')
        .orderBy('id')
        .limit(max)
        .execute(),

    openOf: (engagementIds: readonly string[]) => open().where('engagementId', 'in', engagementIds).execute(),

    done: (id: string, doneAt: string) => db.updateTable('refund').set({ doneAt }).where('id', '=', id).execute(),
  }
}

export type RefundRepository = ReturnType<typeof createRefundRepository>
