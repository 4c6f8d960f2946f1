import { type Insertable, sql } from 'kysely'
import { VISIBLE } from '../../database/columns'
import { type Database, isPostgres } from '../../database/connection'
import { countRows, fetchPage, latestFirst, type PageRequest, rowCount } from '../../database/paging/page'
import { returnsRow } from '../../database/rows'
import type { ListingAnnouncementRow, ListingRow, SavedSearchRow, Tables } from '../../database/tables/tables'
import type { Trait } from '../credential/seller-traits'

interface ListedListing extends ListingRow {
  savedAt: string
  listingId: string
}

const latestSaved = latestFirst<ListedListing>('SAVED', 'savedAt', 'listingId')

/** The saved listings that are on offer. */
const visibleOf = (db: Database, userId: string) =>
  db
    .selectFrom('savedListing')
    .innerJoin('listing', 'listing.id', 'savedListing.listingId')
    .where('userId', '=', userId)
    .where('visible', '=', VISIBLE)

export const createSavedRepository = (db: Database) => ({
  listings: (userId: string, request: PageRequest) =>
    fetchPage(db, visibleOf(db, userId).selectAll('listing').select(['savedAt', 'listingId']), latestSaved, request),

  /** Listing ids, last saved first. */
  ids: async (userId: string, max: number) => {
    const rows = await visibleOf(db, userId)
      .select('listingId')
      .orderBy('savedAt', 'desc')
      .orderBy('listingId', 'desc')
      .limit(max)
      .execute()
    return rows.map(({ listingId }) => listingId)
  },

  byKeys: (keys: readonly { userId: string; listingId: string }[]) =>
    db
      .selectFrom('savedListing')
      .selectAll()
      .where((eb) => eb.or(keys.map(({ userId, listingId }) => eb.and({ userId, listingId }))))
      .execute(),

  countListings: (userId: string) => countRows(visibleOf(db, userId).select(rowCount)),

  addListing: (saved: Insertable<Tables['savedListing']>) =>
    db
      .insertInto('savedListing')
      .values(saved)
      .onConflict((conflict) => conflict.columns(['userId', 'listingId']).doNothing())
      .execute(),

  removeListing: async (userId: string, listingId: string) => {
    await db.deleteFrom('savedListing').where('userId', '=', userId).where('listingId', '=', listingId).execute()
  },

  /** Returns false if it is not saved. */
  setNote: (userId: string, listingId: string, note: string) =>
    returnsRow(
      db
        .updateTable('savedListing')
        .set({ note })
        .where('userId', '=', userId)
        .where('listingId', '=', listingId)
        .returning('listingId'),
    ),

  /** Lowers the known price of up to `max` accounts that saved a listing for more, but not its seller's, and returns them. */
  takePriceDrops: ({ id, priceCents, sellerId }: ListingRow, max: number) =>
    db
      .updateTable('savedListing')
      .set({ knownPriceCents: priceCents })
      .where('listingId', '=', id)
      .where('userId', 'in', (from) =>
        from
          .selectFrom('savedListing as due')
          .select('due.userId')
          .where('due.listingId', '=', id)
          .where('due.knownPriceCents', '>', priceCents)
          .where('due.userId', '!=', sellerId)
          .limit(max),
      )
      .returning(['userId', 'savedListing.priceCents as savedCents'])
      .execute(),

  searches: (userId: string) =>
    db
      .selectFrom('savedSearch')
      .selectAll()
      .where('userId', '=', userId)
      .orderBy('createdAt', 'desc')
      .orderBy('id', 'desc')
      .execute(),

  addSearch: (search: SavedSearchRow) => db.insertInto('savedSearch').values(search).execute(),

  /** Returns false if the user has no such search. */
  removeSearch: (userId: string, id: string) =>
    returnsRow(db.deleteFrom('savedSearch').where('userId', '=', userId).where('id', '=', id).returning('id')),

  /**
   * Searches of all accounts but the seller's that match a listing, from the one after an id on. `text` is the listing's case-folded
   * search text.
   */
  searchesMatching: (
    { kind, categoryId, priceCents, deliveryDays, sellerId, sellerRole }: ListingRow,
    text: string,
    { after, max }: { after: string; max: number },
  ) =>
    db
      .selectFrom('savedSearch')
      .selectAll()
      .where('id', '>', after)
      .orderBy('id')
      .limit(max)
      .where((eb) => eb.or([eb('categoryId', '=', categoryId), eb('categoryId', 'is', null)]))
      .where((eb) => eb.or([eb('kind', '=', kind), eb('kind', 'is', null)]))
      .where((eb) => eb.or([eb('minPriceCents', '<=', priceCents), eb('minPriceCents', 'is', null)]))
      .where((eb) => eb.or([eb('maxPriceCents', '>=', priceCents), eb('maxPriceCents', 'is', null)]))
      .where((eb) => eb.or([eb('maxDeliveryDays', '>=', deliveryDays), eb('maxDeliveryDays', 'is', null)]))
      .where((eb) => eb.or([eb('sellerRole', '=', sellerRole), eb('sellerRole', 'is', null)]))
      .where((eb) =>
        eb.or([eb('verified', 'is', null), eb.exists(traitsOf(db, sellerId, 'VERIFIED').select('sellerTrait.userId'))]),
      )
      .where((eb) =>
        eb.or([
          eb('jurisdiction', 'is', null),
          eb('jurisdiction', 'in', traitsOf(db, sellerId, 'JURISDICTION').select('sellerTrait.value')),
        ]),
      )
      .where((eb) =>
        eb.or([
          eb('language', 'is', null),
          eb('language', 'in', traitsOf(db, sellerId, 'LANGUAGE').select('sellerTrait.value')),
        ]),
      )
      .where('userId', '!=', sellerId)
      .where(sql<boolean>`${isPostgres(db) ? sql`strpos` : sql`instr`}(${text}, ${sql.ref('text')}) > 0`)
      .execute(),

  /** A pending announcement of the listing becomes due again, also while a process works on it. */
  addAnnouncement: (listingId: string, kind: ListingAnnouncementRow['kind'], dueAt: Date) =>
    db
      .insertInto('listingAnnouncement')
      .values({ listingId, kind, dueAt: dueAt.toISOString() })
      .onConflict((conflict) => conflict.column('listingId').doUpdateSet({ dueAt: dueAt.toISOString() }))
      .execute(),

  /** Claims the oldest due announcement; until the claim ends, no other process gets it. */
  claimAnnouncement: (due: Date, until: Date) => {
    const oldest = db
      .selectFrom('listingAnnouncement')
      .select('listingId')
      .where('dueAt', '<=', due.toISOString())
      .orderBy('dueAt')
      .limit(1)
      .forUpdate()
      .skipLocked()
    return db
      .updateTable('listingAnnouncement')
      .set({ dueAt: until.toISOString() })
      .where('listingId', 'in', oldest)
      .returning(['listingId', 'kind'])
      .executeTakeFirst()
  },

  /** Returns false if the claim has ended, or if the announcement has become due again. */
  renewAnnouncement: (listingId: string, until: Date, renewedUntil: Date) =>
    returnsRow(
      db
        .updateTable('listingAnnouncement')
        .set({ dueAt: renewedUntil.toISOString() })
        .where('listingId', '=', listingId)
        .where('dueAt', '=', until.toISOString())
        .returning('listingId'),
    ),

  /** Removes an announcement that was claimed until a moment and has not become due again. */
  removeAnnouncement: (listingId: string, until: Date) =>
    db
      .deleteFrom('listingAnnouncement')
      .where('listingId', '=', listingId)
      .where('dueAt', '=', until.toISOString())
      .execute(),

  removeAllOf: async (userId: string) => {
    await db.deleteFrom('savedListing').where('userId', '=', userId).execute()
    await db.deleteFrom('savedSearch').where('userId', '=', userId).execute()
  },
})

const traitsOf = (db: Database, userId: string, trait: Trait['trait']) =>
  db.selectFrom('sellerTrait').where('trait', '=', trait).where('userId', '=', userId)

export type SavedRepository = ReturnType<typeof createSavedRepository>
