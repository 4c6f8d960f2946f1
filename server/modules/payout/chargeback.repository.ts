import type { Insertable } from 'kysely'
import type { Database } from '../../database/connection'
import { returnsRow } from '../../database/rows'
import type { ChargebackRow, Tables } from '../../database/tables/tables'

const undecided: ChargebackRow['state'][] = ['inquiry', 'open']

export const createChargebackRepository = (db: Database) => {
  return {
    /** Oldest first. A charge may have paid several engagements, and several charges one engagement. */
    ofEngagements: (engagementIds: readonly string[]) =>
      db
        .selectFrom((selected) =>
          selected
            .selectFrom('posting')
            .select(['engagementId', 'chargeKey'])
            .distinct()
            .where('engagementId', 'in', engagementIds)
            .as('paid'),
        )
        .innerJoin('chargeback', 'chargeback.chargeKey', 'paid.chargeKey')
        .selectAll('chargeback')
        .select('paid.engagementId')
        .orderBy('openedAt')
        .orderBy('chargeback.id')
        .execute(),

    /** Whether an inquiry or a chargeback of a charge is undecided. */
    hasUndecided: (chargeKey: string) =>
      returnsRow(
        db.selectFrom('chargeback').select('id').where('chargeKey', '=', chargeKey).where('state', 'in', undecided),
      ),

    findAll: (ids: readonly string[]) => db.selectFrom('chargeback').selectAll().where('id', 'in', ids).execute(),

    /** Without inquiries: the provider has booked nothing for them. */
    openedBetween: (from: string, until: string) =>
      db
        .selectFrom('chargeback')
        .selectAll()
        .where('openedAt', '>=', from)
        .where('openedAt', '<=', until)
        .where('state', 'not in', ['inquiry', 'closed'])
        .execute(),

    /** Returns false if it is known. */
    add: (chargeback: Insertable<Tables['chargeback']>) =>
      returnsRow(
        db
          .insertInto('chargeback')
          .values(chargeback)
          .onConflict((conflict) => conflict.column('id').doNothing())
          .returning('id'),
      ),

    /** The bank takes the money after its inquiry. Returns false if it did so before. */
    escalate: (id: string, changes: Pick<ChargebackRow, 'openedAt' | 'evidenceDueAt'>) =>
      returnsRow(
        db
          .updateTable('chargeback')
          .set({ ...changes, state: 'open', closedAt: null })
          .where('id', '=', id)
          .where('state', 'in', ['inquiry', 'closed'])
          .returning('id'),
      ),

    /** Returns false if it was closed before. */
    close: (id: string, state: 'closed' | 'won' | 'lost', closedAt: string) =>
      returnsRow(
        db
          .updateTable('chargeback')
          .set({ state, closedAt })
          .where('id', '=', id)
          .where('state', 'in', undecided)
          .returning('id'),
      ),
  }
}

export type ChargebackRepository = ReturnType<typeof createChargebackRepository>
