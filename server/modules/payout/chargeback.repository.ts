import type { Insertable } from 'kysely'
import type { Database } from '../../database/connection'
import type { ChargebackRow, Tables } from '../../database/tables/tables'

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

    hasOpen: async (chargeKey: string) => {
      const open = db.selectFrom('chargeback').select('id').where('chargeKey', '=', chargeKey)
      return (await open.where('state', '=', 'open').executeTakeFirst()) !== undefined
    },

    findAll: (ids: readonly string[]) => db.selectFrom('chargeback').selectAll().where('id', 'in', ids).execute(),

    openedBetween: (from: string, until: string) =>
      db.selectFrom('chargeback').selectAll().where('openedAt', '>=', from).where('openedAt', '<=', until).execute(),

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

    /** Returns false if it was closed before. */
    close: async (id: string, state: Exclude<ChargebackRow['state'], 'open'>, closedAt: string) => {
      const closed = await db
        .updateTable('chargeback')
        .set({ state, closedAt })
        .where('id', '=', id)
        .where('state', '=', 'open')
        .returning('id')
        .executeTakeFirst()
      return closed !== undefined
    },
  }
}

export type ChargebackRepository = ReturnType<typeof createChargebackRepository>
