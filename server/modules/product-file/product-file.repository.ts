import { type Insertable, sql } from 'kysely'
import type { Database } from '../../database/connection'
import type { Tables } from '../../database/tables/tables'

export const createProductFileRepository = (db: Database) => {
  const files = () => db.selectFrom('productFile').selectAll()

  /** Files of products that were never sold: nobody else needs them. */
  const isUnsold = sql<boolean>`not exists (select 1 from engagement where listing_id = product_file.listing_id)`

  return {
    add: (file: Insertable<Tables['productFile']>) => db.insertInto('productFile').values(file).execute(),

    find: (id: string) => files().where('id', '=', id).executeTakeFirst(),

    /** All versions of the files of listings, in the order in which the files were added. */
    ofListings: (listingIds: readonly string[]) =>
      db
        .selectFrom('productFile')
        .innerJoin('productFile as first', 'first.id', 'productFile.seriesId')
        .selectAll('productFile')
        .where('productFile.listingId', 'in', listingIds)
        .orderBy('first.createdAt')
        .orderBy('first.id')
        .orderBy('productFile.version')
        .execute(),

    /** The ids that exist. */
    existing: async (ids: readonly string[]) => {
      const rows = await db.selectFrom('productFile').select('id').where('id', 'in', ids).execute()
      return rows.map(({ id }) => id)
    },

    bytesOf: async (sellerId: string) => {
      const { bytes } = await db
        .selectFrom('productFile')
        .select(sql<number>`coalesce(sum(size), 0)`.as('bytes'))
        .where('sellerId', '=', sellerId)
        .executeTakeFirstOrThrow()
      return bytes
    },

    ofSeller: (sellerId: string) => files().where('sellerId', '=', sellerId).execute(),

    rename: (id: string, name: string) => db.updateTable('productFile').set({ name }).where('id', '=', id).execute(),

    /** Deletes and returns those of the files whose product was never sold. */
    takeUnsold: (ids: readonly string[]) =>
      db.deleteFrom('productFile').where('id', 'in', ids).where(isUnsold).returning('id').execute(),

    /** Marks files as removed; earlier buyers keep them. */
    markRemoved: (ids: readonly string[], removedAt: string) =>
      db.updateTable('productFile').set({ removedAt }).where('id', 'in', ids).where('removedAt', 'is', null).execute(),
  }
}

export type ProductFileRepository = ReturnType<typeof createProductFileRepository>
