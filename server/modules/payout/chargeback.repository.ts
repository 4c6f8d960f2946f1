import type { Insertable } from 'kysely'
import type { Database } from '../../database/connection'
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
    hasUndecided: async (chargeKey: string) => {
      const open = db.selectFrom('chargeback').select('id').where('chargeKey', '=', chargeKey)
      return (await open.where('state', 'in', undecided).executeTakeFirst()) !== undefined
    },

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
    add: async (chargeback: Insertable<Tables['chargeback']>) => {
      const added = await db
        .insertInto('chargeback')
        .values(chargeback)
        .onConflict((conflict) => conflict.column('id').doNothing())
        .returning('id')
        .executeTakeFirst()
      return added !== undefined
    },

    /** The bank takes the money after its inquiry. Returns false if it did so before. */
    escalate: async (id: string, changes: Pick<ChargebackRow, 'openedAt' | 'evidenceDueAt'>) => {
      const escalated = await db
        .updateTable('chargeback')
        .set({ ...changes, state: 'open', closedAt: null })
        .where('id', '=', id)
        .where('state', 'in', ['inquiry', 'closed'])
        .returning('id')
        .executeTakeFirst()
      return escalated !== undefined
    },

    /** Returns false if it was closed before. */
    close: async (id: string, state: 'closed' | 'won' | 'lost', closedAt: string) => {
      const closed = await db
        .updateTable('chargeback')
        .set({ state, closedAt })
        .where('id', '=', id)
        .where('state', 'in', undecided)
        .returning('id')
        .executeTakeFirst()
      return closed !== undefined
    },
  }
}

export type ChargebackRepository = ReturnType<typeof createChargebackRepository>
