import type { Insertable, Updateable } from 'kysely'
import type { Database } from '../../database/connection'
import { nextAfter } from '../../database/paging/page'
import { returnsRow } from '../../database/rows'
import type { ChargebackRow, RefundRow, Tables } from '../../database/tables/tables'

interface Due {
  nextAttemptAt: string
  id: string
}

export const createRefundRepository = (db: Database) => {
  const chargebacks = (chargeKey: string, state: ChargebackRow['state']) =>
    db.selectFrom('chargeback').where('chargeKey', '=', chargeKey).where('state', '=', state)

  return {
    add: (refund: Insertable<Tables['refund']>) => db.insertInto('refund').values(refund).execute(),

    findAll: (ids: readonly string[]) => db.selectFrom('refund').selectAll().where('id', 'in', ids).execute(),

    /** Confirmed refunds, by the moment of their creation. */
    doneBetween: (from: string, until: string) =>
      db
        .selectFrom('refund')
        .selectAll()
        .where('createdAt', '>=', from)
        .where('createdAt', '<=', until)
        .where('doneAt', 'is not', null)
        .execute(),

    /** Refunds to request, or to ask about. `after` is the last one of the previous batch. */
    due: (by: string, after: Due, max: number) =>
      nextAfter(
        db.selectFrom('refund').selectAll().where('nextAttemptAt', '<=', by),
        ['nextAttemptAt', 'id'],
        [after.nextAttemptAt, after.id],
        max,
      )
        .$narrowType<{ nextAttemptAt: string }>()
        .execute(),

    openOf: (engagementIds: readonly string[]) =>
      db
        .selectFrom('refund')
        .selectAll()
        .where('engagementId', 'in', engagementIds)
        .where('doneAt', 'is', null)
        .whereRef('supersededCents', '<', 'cents')
        .$narrowType<{ engagementId: string }>()
        .execute(),

    /** The refunds of a charge, oldest first, locked until the transaction ends. */
    lockOfCharge: (chargeKey: string) =>
      db
        .selectFrom('refund')
        .selectAll()
        .where('chargeKey', '=', chargeKey)
        .orderBy('createdAt')
        .orderBy('id')
        .forUpdate()
        .execute(),

    /** Whether a chargeback of a charge is open, without inquiries: the provider refunds nothing meanwhile. */
    hasOpenChargeback: (chargeKey: string) => returnsRow(chargebacks(chargeKey, 'open').select('id')),

    /** The sums of lost chargebacks. */
    lostOf: async (chargeKey: string) =>
      (await chargebacks(chargeKey, 'lost').select('cents').execute()).map(({ cents }) => cents),

    /** Does nothing if another part of the refund was superseded, or another failure handled, since it was read. */
    update: ({ id, supersededCents, failures }: RefundRow, changes: Updateable<Tables['refund']>) =>
      db
        .updateTable('refund')
        .set(changes)
        .where('id', '=', id)
        .where('supersededCents', '=', supersededCents)
        .where('failures', '=', failures)
        .execute(),
  }
}

export type RefundRepository = ReturnType<typeof createRefundRepository>
