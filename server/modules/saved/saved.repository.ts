import { type Insertable, sql } from 'kysely'
import { VISIBLE } from '../../database/columns'
import { type Database, isPostgres } from '../../database/connection'
import { countRows, fetchPage, latestFirst, type PageRequest, rowCount } from '../../database/paging/page'
import type { ListingRow, SavedSearchRow, Tables } from '../../database/tables/tables'

interface SavedListing extends ListingRow {
  savedAt: string
  listingId: string
}

const latestSaved = latestFirst<SavedListing>('SAVED', 'savedAt', 'listingId')

export const createSavedRepository = (db: Database) => ({
  listings: (userId: string, request: PageRequest) =>
    fetchPage(
      db,
      db
        .selectFrom('savedListing')
        .innerJoin('listing', 'listing.id', 'savedListing.listingId')
        .selectAll('listing')
        .select(['savedAt', 'listingId'])
        .where('userId', '=', userId)
        .where('visible', '=', VISIBLE),
      latestSaved,
      request,
    ),

  /** Listing ids, last saved first. */
  ids: async (userId: string, max: number) => {
    const rows = await db
      .selectFrom('savedListing')
      .select('listingId')
      .where('userId', '=', userId)
      .orderBy('savedAt', 'desc')
      .orderBy('listingId', 'desc')
      .limit(max)
      .execute()
    return rows.map(({ listingId }) => listingId)
  },

  /** `keys` are in the format of `savedKeyOf`. */
  byKeys: (keys: readonly string[]) =>
    db
      .selectFrom('savedListing')
      .selectAll()
      .where((eb) =>
        eb.or(
          keys.map((key) => {
            const [userId = '', listingId = ''] = key.split(' ')
            return eb.and([eb('userId', '=', userId), eb('listingId', '=', listingId)])
          }),
        ),
      )
      .execute(),

  countListings: (userId: string) =>
    countRows(db.selectFrom('savedListing').select(rowCount).where('userId', '=', userId)),

  addListing: (saved: Insertable<Tables['savedListing']>) =>
    db
      .insertInto('savedListing')
      .values(saved)
      .onConflict((conflict) => conflict.columns(['userId', 'listingId']).doNothing())
      .execute(),

  /** Returns false if it was not saved. */
  removeListing: async (userId: string, listingId: string) => {
    const { numDeletedRows } = await db
      .deleteFrom('savedListing')
      .where('userId', '=', userId)
      .where('listingId', '=', listingId)
      .executeTakeFirstOrThrow()
    return numDeletedRows === 1n
  },

  searches: (userId: string) =>
    db
      .selectFrom('savedSearch')
      .selectAll()
      .where('userId', '=', userId)
      .orderBy('createdAt', 'desc')
      .orderBy('id', 'desc')
      .execute(),

  addSearch: (search: SavedSearchRow) =>
    db
      .insertInto('savedSearch')
      .values(search)
      .onConflict((conflict) => conflict.columns(['userId', 'criteriaKey']).doNothing())
      .execute(),

  /** Returns false if the user has no such search. */
  removeSearch: async (userId: string, id: string) => {
    const { numDeletedRows } = await db
      .deleteFrom('savedSearch')
      .where('userId', '=', userId)
      .where('id', '=', id)
      .executeTakeFirstOrThrow()
    return numDeletedRows === 1n
  },

  /** Searches of all accounts but the seller's that match a listing. `text` is the listing's case-folded search text. */
  searchesMatching: ({ kind, categoryId, priceCents, deliveryDays, sellerId }: ListingRow, text: string) =>
    db
      .selectFrom('savedSearch')
      .selectAll()
      .where((eb) => eb.or([eb('categoryId', '=', categoryId), eb('categoryId', 'is', null)]))
      .where((eb) => eb.or([eb('kind', '=', kind), eb('kind', 'is', null)]))
      .where((eb) => eb.or([eb('minPriceCents', '<=', priceCents), eb('minPriceCents', 'is', null)]))
      .where((eb) => eb.or([eb('maxPriceCents', '>=', priceCents), eb('maxPriceCents', 'is', null)]))
      .where((eb) => eb.or([eb('maxDeliveryDays', '>=', deliveryDays), eb('maxDeliveryDays', 'is', null)]))
      .where('userId', '!=', sellerId)
      .where(sql<boolean>`${isPostgres(db) ? sql`strpos` : sql`instr`}(${text}, ${sql.ref('text')}) > 0`)
      .execute(),

  addAnnouncement: (listingId: string, dueAt: Date) =>
    db
      .insertInto('listingAnnouncement')
      .values({ listingId, dueAt: dueAt.toISOString() })
      .onConflict((conflict) => conflict.column('listingId').doNothing())
      .execute(),

  /** Takes the oldest announcement that is due until a moment, so that no other process takes it. */
  claimAnnouncement: (due: Date, until: Date) => {
    const oldest = db
      .selectFrom('listingAnnouncement')
      .select('listingId')
      .where('dueAt', '<=', due.toISOString())
      .orderBy('dueAt')
      .limit(1)
      .$if(isPostgres(db), (query) => query.forUpdate().skipLocked())
    return db
      .updateTable('listingAnnouncement')
      .set({ dueAt: until.toISOString() })
      .where('listingId', 'in', oldest)
      .returning('listingId')
      .executeTakeFirst()
  },

  removeAnnouncement: (listingId: string) =>
    db.deleteFrom('listingAnnouncement').where('listingId', '=', listingId).execute(),

  removeAllOf: async (userId: string) => {
    await db.deleteFrom('savedListing').where('userId', '=', userId).execute()
    await db.deleteFrom('savedSearch').where('userId', '=', userId).execute()
  },
})

export type SavedRepository = ReturnType<typeof createSavedRepository>

export const savedKeyOf = ({ userId, listingId }: Pick<Insertable<Tables['savedListing']>, 'userId' | 'listingId'>) =>
  `${userId} ${listingId}`
