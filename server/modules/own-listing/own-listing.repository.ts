import { type Insertable, type SelectQueryBuilder, sql } from 'kysely'
import type { Database } from '../../database/connection'
import { fetchPage, latestFirst, type PageRequest } from '../../database/paging/page'
import { returnsRow } from '../../database/rows'
import type { ListingDraftRow, ListingRow, Tables, UserRow } from '../../database/tables/tables'
import type { ListingStatus } from '../../generated/resolvers'
import { kindSoldBy } from '../listing/listing.service'
import type { OwnListingRow } from './own-listing.row'

const lastChanged = latestFirst<OwnListingRow>('CHANGED', 'updatedAt', 'id')

type Seller = Pick<UserRow, 'id' | 'role'>

export const createOwnListingRepository = (db: Database) => {
  const own = (sellerId: string) =>
    db.selectFrom(publishedListings(db, sellerId).unionAll(unpublishedDrafts(db, sellerId)).as('own')).selectAll()

  /** Listings of the seller's current role. Those of another role stay hidden until the account has that role again. */
  const ownIn = ({ id, role }: Seller) => own(id).where('kind', '=', kindSoldBy(role) ?? null)

  return {
    find: (seller: Seller, id: string) => ownIn(seller).where('id', '=', id).executeTakeFirst(),

    page: (seller: Seller, status: ListingStatus | null | undefined, request: PageRequest) => {
      const query = ownIn(seller)
      return fetchPage(db, status ? withStatus(query, status) : query, lastChanged, request)
    },

    count: async (sellerId: string) => (await own(sellerId).clearSelect().select('id').execute()).length,

    /** Whether the seller has a listing that is or was public. */
    hasPublished: (sellerId: string) =>
      returnsRow(db.selectFrom('listing').select('id').where('sellerId', '=', sellerId).limit(1)),

    saveDraft: (draft: Insertable<Tables['listingDraft']>) =>
      db
        .insertInto('listingDraft')
        .values(draft)
        .onConflict((conflict) => conflict.column('listingId').doUpdateSet(draft))
        .execute(),

    removeDraft: (listingId: string) => db.deleteFrom('listingDraft').where('listingId', '=', listingId).execute(),
  }
}

export type OwnListingRepository = ReturnType<typeof createOwnListingRepository>

/** Listings that were published, with the values of their draft if there is one. */
const publishedListings = (db: Database, sellerId: string) =>
  db
    .selectFrom('listing')
    .leftJoin('listingDraft', 'listingDraft.listingId', 'listing.id')
    .where('listing.sellerId', '=', sellerId)
    .select((eb) => {
      const hasNoDraft = eb('listingDraft.listingId', 'is', null)
      const pick = <Column extends keyof ListingRow & keyof ListingDraftRow>(column: Column) =>
        sql<
          ListingDraftRow[Column]
        >`case when ${hasNoDraft} then ${sql.ref(`listing.${column}`)} else ${sql.ref(`listingDraft.${column}`)} end`.as(
          column,
        )
      return [
        'listing.id',
        'listing.id as listingId',
        'listing.sellerId',
        'listing.kind',
        pick('title'),
        pick('description'),
        pick('priceCents'),
        pick('categoryId'),
        pick('images'),
        pick('tags'),
        pick('licence'),
        pick('options'),
        pick('deliveryDays'),
        pick('questions'),
        pick('faq'),
        pick('included'),
        'listing.createdAt',
        pick('updatedAt'),
        sql<number | null>`listing.published`.as('published'),
        sql<number>`listing.taken_down`.as('takenDown'),
        sql<number>`case when ${hasNoDraft} then 0 else 1 end`.as('drafted'),
      ]
    })

/** Drafts that were never published. */
const unpublishedDrafts = (db: Database, sellerId: string) =>
  db
    .selectFrom('listingDraft')
    .where('sellerId', '=', sellerId)
    .where(({ exists, not, selectFrom }) =>
      not(exists(selectFrom('listing').select('listing.id').whereRef('listing.id', '=', 'listingDraft.listingId'))),
    )
    .select([
      'listingId as id',
      'listingId',
      'sellerId',
      'kind',
      'title',
      'description',
      'priceCents',
      'categoryId',
      'images',
      'tags',
      'licence',
      'options',
      'deliveryDays',
      'questions',
      'faq',
      'included',
      'createdAt',
      'updatedAt',
      sql<number | null>`cast(null as integer)`.as('published'),
      sql<number>`0`.as('takenDown'),
      sql<number>`1`.as('drafted'),
    ])

const publishedValues: Record<ListingStatus, number | null> = { DRAFT: null, PUBLISHED: 1, UNPUBLISHED: 0 }

const withStatus = <DB extends { own: OwnListingRow }>(
  query: SelectQueryBuilder<DB, 'own', OwnListingRow>,
  status: ListingStatus,
) => query.where(sql.ref('published'), 'is not distinct from', publishedValues[status])
