import type { Insertable } from 'kysely'
import type { Database } from '../../database/connection'
import { writeQuietly } from '../../database/revision'
import type { Tables } from '../../database/tables'

export const createViewsRepository = (db: Database) => ({
  /** Quietly: what everybody reads doesn't grow old by being read. */
  add: (views: readonly Insertable<Tables['listingViews']>[]) =>
    writeQuietly(db, (within) =>
      within
        .insertInto('listingViews')
        .values(views)
        .onConflict((conflict) =>
          conflict
            .columns(['listingId', 'day'])
            .doUpdateSet(({ eb, ref }) => ({ count: eb('listingViews.count', '+', ref('excluded.count')) })),
        )
        .execute(),
    ),
})

export type ViewsRepository = ReturnType<typeof createViewsRepository>
