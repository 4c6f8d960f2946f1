import { type Insertable, sql } from 'kysely'
import { VISIBLE } from '../../database/columns'
import type { Database } from '../../database/connection'
import {
  countOnce,
  countRows,
  fetchPage,
  type Page,
  type PageRequest,
  rowCount,
  withRows,
} from '../../database/paging/page'
import type { ListingRow, Tables, UserRow } from '../../database/tables/tables'
import type { ListingSort } from '../../generated/resolvers'
import { traitsIn } from '../credential/seller-traits'
import { type ListingCriteria, matchingInAnyOrder, matchingInOrder } from './listing.criteria'
import { listingOrders, sortedColumns } from './listing-orders'
import { listingsWith } from './listing-traits'

type Seller = Pick<UserRow, 'id' | 'role'>

export type ListingKind = ListingRow['kind']

export const createListingRepository = (db: Database) => {
  const listings = () => db.selectFrom('listing').selectAll().where('visible', '=', VISIBLE)
  const bestFirst = (categoryId: string) =>
    listings()
      .where('categoryId', '=', categoryId)
      .orderBy('rating', 'desc')
      .orderBy('reviewCount', 'desc')
      .orderBy('id', 'desc')
  const byIds = (ids: readonly string[]) => listings().where('id', 'in', ids).execute()
  return {
    /** Public listings only, like all lists except `allOf`. */
    byIds,

    /** The public listings among these, locked until the transaction ends: nobody hides them meanwhile. */
    lockShared: (ids: readonly string[]) =>
      listings()
        .where('id', 'in', [...new Set(ids)])
        .orderBy('id')
        .forShare()
        .execute(),

    page: async (criteria: ListingCriteria, sort: ListingSort, request: PageRequest): Promise<Page<ListingRow>> => {
      const order = listingOrders[sort]
      const matches = matchingInOrder(db, criteria, order.columns[0])
      const traits = traitsIn(criteria)
      const page =
        traits.length === 0
          ? await fetchPage(db, listings().where(matches), order, request)
          : await withRows(
              await fetchPage(db, listingsWith(db, traits).select(sortedColumns).where(matches), order, request),
              byIds,
            )
      const counted = listingsWith(db, traits).select('listing.id').where(matchingInAnyOrder(db, criteria))
      return { ...page, count: countOnce(db, counted) }
    },

    /** The newest services of each seller, newest first. */
    newestServicesOf: (sellerIds: readonly string[], max: number) =>
      db
        .selectFrom(
          listings()
            .select(
              sql<number>`row_number() over (partition by seller_id order by created_at desc, id desc)`.as('rank'),
            )
            .where('sellerId', 'in', sellerIds)
            .where('kind', '=', 'service')
            .as('listing'),
        )
        .selectAll()
        .where('rank', '<=', max)
        .orderBy('rank')
        .execute(),

    /** The best rated listings of each category, best first. */
    bestOf: async (categoryIds: readonly string[], max: number) => {
      // The part of each category stops at the maximum. A window function would read and sort the whole categories.
      const parts = categoryIds.map((id) => db.selectFrom(bestFirst(id).limit(max).as('best')).selectAll())
      const rows = await parts.reduce((all, part) => all.unionAll(part)).execute()
      return rows.sort((a, b) => b.rating - a.rating || b.reviewCount - a.reviewCount || (a.id < b.id ? 1 : -1))
    },

    /** The numbers of public listings by category and kind. */
    countsOf: (categoryIds: readonly string[]) =>
      db.selectFrom('listingCount').selectAll().where('categoryId', 'in', categoryIds).execute(),

    /**
     * The listings among these that were public once and are not now. A draft that was never published is no listing. Listings that
     * are taken down are left out.
     */
    withdrawnByIds: (ids: readonly string[]) =>
      db
        .selectFrom('listing')
        .selectAll()
        .where('id', 'in', ids)
        .where('visible', '!=', VISIBLE)
        .where('takenDown', '=', 0)
        .execute(),

    /** Also finds a listing that is not public. */
    anyById: (id: string) => db.selectFrom('listing').selectAll().where('id', '=', id).executeTakeFirst(),
    countVisible: (sellerId: string) =>
      countRows(
        db.selectFrom('listing').select(rowCount).where('sellerId', '=', sellerId).where('visible', '=', VISIBLE),
      ),

    allOf: (sellerId: string) => db.selectFrom('listing').selectAll().where('sellerId', '=', sellerId).execute(),

    touch: (id: string, updatedAt: string) =>
      db.updateTable('listing').set({ updatedAt }).where('id', '=', id).execute(),

    save: (listing: Insertable<Tables['listing']>) =>
      db
        .insertInto('listing')
        .values(listing)
        .onConflict((conflict) => conflict.column('id').doUpdateSet(listing))
        .execute(),

    /** Shows the seller's published listings of one kind and hides the others. Stores the seller's role. */
    showOnly: async ({ id, role }: Seller, kind: ListingKind | undefined) => {
      const ofSeller = db.updateTable('listing').where('sellerId', '=', id)
      await ofSeller.set({ visible: 0, sellerRole: role }).execute()
      if (!kind) return
      await ofSeller
        .set(({ ref }) => ({ visible: ref('published') }))
        .where('kind', '=', kind)
        .where('takenDown', '=', 0)
        .execute()
    },

    /** Returns the changed listing, or undefined if it was deleted. */
    setTakenDown: (id: string, takenDown: boolean, visible: boolean) =>
      db
        .updateTable('listing')
        .set({ takenDown: Number(takenDown), visible: Number(visible) })
        .where('id', '=', id)
        .returningAll()
        .executeTakeFirst(),

    remove: (id: string) => db.deleteFrom('listing').where('id', '=', id).execute(),

    /** Removes the seller's listings and drafts. */
    removeAllOf: async (sellerId: string) => {
      await db.deleteFrom('listingDraft').where('sellerId', '=', sellerId).execute()
      await db.deleteFrom('listing').where('sellerId', '=', sellerId).execute()
    },
  }
}

export type ListingRepository = ReturnType<typeof createListingRepository>
