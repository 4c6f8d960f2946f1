import type { Insertable } from 'kysely'
import type { Database } from '../../database/connection'
import type { Tables } from '../../database/tables/tables'

export const createListingViewRepository = (db: Database) => ({
  add: async (views: readonly Insertable<Tables['listingViews']>[]) => {
    await db
      .insertInto('listingViews')
      .values(views)
      .onConflict((conflict) =>
        conflict
          .columns(['listingId', 'day'])
          .doUpdateSet(({ eb, ref }) => ({ count: eb('listingViews.count', '+', ref('excluded.count')) })),
      )
      .execute()
  },
})

export type ListingViewRepository = ReturnType<typeof createListingViewRepository>
