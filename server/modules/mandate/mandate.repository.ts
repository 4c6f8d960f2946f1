import type { ExpressionBuilder, Updateable } from 'kysely'
import type { Database } from '../../database/connection'
import { fetchPage, latestFirst, nextAfter, type PageRequest } from '../../database/paging/page'
import { returnsRow } from '../../database/rows'
import type { MandateRow, Tables } from '../../database/tables/tables'
import type { MandateSide, MandateState } from '../../generated/resolvers'

const lastChanged = latestFirst<MandateRow>('MANDATE', 'updatedAt', 'id')

const open: readonly MandateState[] = ['PROPOSED', 'ACTIVE']

interface UnofferedCursor {
  unofferedSince: string
  id: string
}

export const createMandateRepository = (db: Database) => {
  const mandates = () => db.selectFrom('mandate').selectAll()
  const mandatesOf = (userId: string) =>
    db.selectFrom('mandate').where(({ or, eb }) => or([eb('brokerId', '=', userId), eb('ownerId', '=', userId)]))
  return {
    find: (id: string) => mandates().where('id', '=', id).executeTakeFirst(),

    /** Locks the mandate against changes until the transaction ends. */
    lockShared: (id: string) => mandates().where('id', '=', id).forShare().executeTakeFirst(),

    byIds: (ids: readonly string[]) => mandates().where('id', 'in', ids).execute(),

    byCodes: (codes: readonly string[]) => mandates().where('code', 'in', codes).execute(),

    page: (userId: string, as: MandateSide, request: PageRequest) =>
      fetchPage(db, mandates().where(as === 'BROKER' ? 'brokerId' : 'ownerId', '=', userId), lastChanged, request),

    /** The proposed or active mandate of a broker for a listing. */
    openFor: (brokerId: string, listingId: string) =>
      mandates()
        .where('listingId', '=', listingId)
        .where('brokerId', '=', brokerId)
        .where('state', 'in', open)
        .executeTakeFirst(),

    /** The proposed and active mandates of an account. */
    openOf: (userId: string) => mandatesOf(userId).selectAll().where('state', 'in', open).execute(),

    /** The proposed and active mandates of a listing. */
    openOfListing: (listingId: string) =>
      mandates().where('listingId', '=', listingId).where('state', 'in', open).execute(),

    /** Proposals up to a moment, the oldest first. */
    proposedUntil: (moment: string, after: Pick<MandateRow, 'createdAt' | 'id'>, max: number) =>
      nextAfter(
        mandates().where('state', '=', 'PROPOSED').where('createdAt', '<=', moment),
        ['createdAt', 'id'],
        [after.createdAt, after.id],
        max,
      ).execute(),

    /** Notes since when the listings of active mandates have not been offered, and forgets it once they are again. */
    noteUnoffered: async (moment: string) => {
      const offered = (mandate: ExpressionBuilder<Tables, 'mandate'>) =>
        mandate.exists(
          mandate
            .selectFrom('listing')
            .select('listing.id')
            .whereRef('listing.id', '=', 'mandate.listingId')
            .where('listing.visible', '=', 1),
        )
      const active = db.updateTable('mandate').where('state', '=', 'ACTIVE')
      await active
        .set({ unofferedSince: moment })
        .where('unofferedSince', 'is', null)
        .where((mandate) => mandate.not(offered(mandate)))
        .execute()
      await active.set({ unofferedSince: null }).where('unofferedSince', 'is not', null).where(offered).execute()
    },

    /** Active mandates whose listing has not been offered since a moment or longer. */
    unofferedUntil: (moment: string, after: UnofferedCursor, max: number) =>
      nextAfter(
        mandates().where('state', '=', 'ACTIVE').where('unofferedSince', '<=', moment),
        ['unofferedSince', 'id'],
        [after.unofferedSince, after.id],
        max,
      )
        .$narrowType<{ unofferedSince: string }>()
        .execute(),

    /** Returns false if the broker has an open mandate of the listing. */
    add: (mandate: MandateRow) =>
      returnsRow(
        db
          .insertInto('mandate')
          .values(mandate)
          .onConflict((conflict) => conflict.doNothing())
          .returning('id'),
      ),

    /** Removes the texts of the broker. */
    removeMessagesOf: (brokerId: string) =>
      db.updateTable('mandate').set({ message: '' }).where('brokerId', '=', brokerId).execute(),

    /** Returns the changed mandate, or undefined if its version has changed. */
    change: ({ id, version }: MandateRow, change: Updateable<Tables['mandate']>) =>
      db
        .updateTable('mandate')
        .set({ ...change, version: version + 1 })
        .where('id', '=', id)
        .where('version', '=', version)
        .returningAll()
        .executeTakeFirst(),
  }
}

export type MandateRepository = ReturnType<typeof createMandateRepository>
