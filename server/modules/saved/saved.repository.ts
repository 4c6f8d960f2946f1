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

  /** Last saved first. */
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

  /** Saved listings by their keys of user and listing. */
  byKeys: (keys: readonly string[]) =>
    db
      .selectFrom('savedListing')
      .selectAll()
      .where((each) =>
        each.or(
          keys.map((key) => {
            const [userId = '', listingId = ''] = key.split(' ')
            return each.and([each('userId', '=', userId), each('listingId', '=', listingId)])
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

  /** Returns whether it was saved. */
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

  /** Returns whether there was one. */
  removeSearch: async (userId: string, id: string) => {
    const { numDeletedRows } = await db
      .deleteFrom('savedSearch')
      .where('userId', '=', userId)
      .where('id', '=', id)
      .executeTakeFirstOrThrow()
    return numDeletedRows === 1n
  },

  /** Searches of other people that match a listing. `text` is its case-folded search text. */
  searchesMatching: ({ kind, categoryId, priceCents, sellerId }: ListingRow, text: string) =>
    db
      .selectFrom('savedSearch')
      .selectAll()
      .where((each) => each.or([each('categoryId', '=', categoryId), each('categoryId', 'is', null)]))
      .where((each) => each.or([each('kind', '=', kind), each('kind', 'is', null)]))
      .where((each) => each.or([each('minPriceCents', '<=', priceCents), each('minPriceCents', 'is', null)]))
      .where((each) => each.or([each('maxPriceCents', '>=', priceCents), each('maxPriceCents', 'is', null)]))
      .where('userId', '!=', sellerId)
      .where(sql<boolean>`${isPostgres(db) ? sql`strpos` : sql`instr`}(${text}, ${sql.ref('text')}) > 0`)
      .execute(),

  removeAllOf: async (userId: string) => {
    await db.deleteFrom('savedListing').where('userId', '=', userId).execute()
    await db.deleteFrom('savedSearch').where('userId', '=', userId).execute()
  },
})

export type SavedRepository = ReturnType<typeof createSavedRepository>

export const savedKeyOf = ({ userId, listingId }: Pick<Insertable<Tables['savedListing']>, 'userId' | 'listingId'>) =>
  `${userId} ${listingId}`
