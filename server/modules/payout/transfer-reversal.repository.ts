import type { Insertable } from 'kysely'
import type { Database } from '../../database/connection'
import { nextAfter } from '../../database/paging/page'
import { returnsRow } from '../../database/rows'
import type { Tables } from '../../database/tables/tables'

export const createTransferReversalRepository = (db: Database) => {
  const change = (id: string) => db.updateTable('transferReversal').where('id', '=', id)
  return {
    add: (reversal: Insertable<Tables['transferReversal']>) =>
      db.insertInto('transferReversal').values(reversal).execute(),

    /** Reversals to request now. `after` is the last one of the previous batch. */
    due: (by: string, after: { nextAttemptAt: string; id: string }, max: number) =>
      nextAfter(
        db
          .selectFrom('transferReversal')
          .innerJoin('transfer', 'transfer.id', 'transferReversal.transferId')
          .selectAll('transferReversal')
          .select('transfer.chargeKey')
          .where('doneAt', 'is', null)
          .where('transferReversal.nextAttemptAt', '<=', by),
        ['transferReversal.nextAttemptAt', 'transferReversal.id'],
        [after.nextAttemptAt, after.id],
        max,
      ).execute(),

    postpone: (id: string, attempts: number, nextAttemptAt: string) =>
      change(id).set({ attempts, nextAttemptAt }).execute(),

    markDone: (id: string, doneAt: string) => change(id).set({ doneAt }).execute(),

    /** Whether parts of a transfer are still on their way back. */
    hasOpen: (transferId: string) =>
      returnsRow(
        db.selectFrom('transferReversal').select('id').where('transferId', '=', transferId).where('doneAt', 'is', null),
      ),

    /** Parts of a payee's transfers that are still on their way back. */
    openOf: (payeeId: string) =>
      db
        .selectFrom('transferReversal')
        .innerJoin('transfer', 'transfer.id', 'transferReversal.transferId')
        .select('transferReversal.cents')
        .where('payeeId', '=', payeeId)
        .where('doneAt', 'is', null)
        .execute(),

    findAll: (ids: readonly string[]) => db.selectFrom('transferReversal').selectAll().where('id', 'in', ids).execute(),

    /** Confirmed reversals, by the moment of their confirmation. */
    doneBetween: (from: string, until: string) =>
      db.selectFrom('transferReversal').selectAll().where('doneAt', '>=', from).where('doneAt', '<=', until).execute(),
  }
}

export type TransferReversalRepository = ReturnType<typeof createTransferReversalRepository>
