import type { Transaction } from 'kysely'
import type { Database } from '../../database/connection'
import { runTransaction } from '../../database/run-transaction'
import type { Tables } from '../../database/tables/tables'

const KEY_ID = 1

export interface Visit {
  /** A digest of network address and listing. */
  visit: string
  listingId: string
  sellerId: string
  day: string
}

export const createListingViewRepository = (db: Database) => ({
  /** The key of the digests of visits, which all processes share. The first caller stores its own. */
  sharedKey: async (proposed: string) => {
    await db
      .insertInto('visitKey')
      .values({ id: KEY_ID, key: proposed })
      .onConflict((conflict) => conflict.column('id').doNothing())
      .execute()
    const { key } = await db.selectFrom('visitKey').select('key').where('id', '=', KEY_ID).executeTakeFirstOrThrow()
    return key
  },

  /** Counts the visits that no process has counted since a moment. Forgets the visits from before it. */
  count: (visits: readonly Visit[], at: Date, since: Date) =>
    runTransaction(db, async (transaction) => {
      await transaction.deleteFrom('listingVisit').where('countedAt', '<=', since.toISOString()).execute()
      const added = await transaction
        .insertInto('listingVisit')
        .values(visits.map(({ visit }) => ({ visit, countedAt: at.toISOString() })))
        .onConflict((conflict) => conflict.column('visit').doNothing())
        .returning('visit')
        .execute()
      const isNew = new Set(added.map(({ visit }) => visit))
      await addViews(
        transaction,
        visits.filter(({ visit }) => isNew.has(visit)),
      )
    }),
})

export type ListingViewRepository = ReturnType<typeof createListingViewRepository>

const addViews = async (db: Transaction<Tables>, visits: readonly Visit[]) => {
  const views = new Map<string, Omit<Visit, 'visit'> & { count: number }>()
  for (const { listingId, sellerId, day } of visits) {
    const key = `${listingId} ${day}`
    views.set(key, { listingId, sellerId, day, count: 1 + (views.get(key)?.count ?? 0) })
  }
  if (views.size === 0) return
  await db
    .insertInto('listingViews')
    // In one order, so that two processes don't wait for each other's rows.
    .values([...views].sort(([first], [second]) => (first < second ? -1 : 1)).map(([, view]) => view))
    .onConflict((conflict) =>
      conflict
        .columns(['listingId', 'day'])
        .doUpdateSet(({ eb, ref }) => ({ count: eb('listingViews.count', '+', ref('excluded.count')) })),
    )
    .execute()
}
