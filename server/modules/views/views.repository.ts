import type { Insertable } from 'kysely'
import type { Database } from '../../database/connection'
import type { Tables } from '../../database/tables'

export const createViewsRepository = (db: Database) => ({
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

export type ViewsRepository = ReturnType<typeof createViewsRepository>
