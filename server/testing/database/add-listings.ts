import type { Database } from '../../database/connection'
import type { ListingRow } from '../../database/tables/tables'
import { databaseSearch } from '../../infrastructure/search/database/database-search'
import { emptyContent } from '../../modules/service-content/service-content'

const defaults: ListingRow = {
  id: '',
  kind: 'service',
  title: 'Added by a test',
  description: 'For the test that added it.',
  priceCents: 10_000,
  categoryId: 'cat-logo-design',
  sellerId: 'usr-tomas-vidal',
  images: '/artwork/cover/logo-design/added.svg',
  tags: '',
  licence: '',
  options: '',
  ...emptyContent,
  deliveryDays: 14,
  rating: 0,
  reviewCount: 0,
  createdAt: '2026-01-01T00:00:00.000Z',
  updatedAt: '2026-01-01T00:00:00.000Z',
  published: 1,
  visible: 1,
  sellerRole: 'FREELANCER',
  takenDown: 0,
}

/** Adds listings, and the visible ones to the search index by title and description. */
export const addListings = async (db: Database, listings: (Pick<ListingRow, 'id'> & Partial<ListingRow>)[]) => {
  const rows = listings.map((listing) => ({ ...defaults, ...listing }))
  await db.insertInto('listing').values(rows).execute()
  await databaseSearch(db).put(rows.map((listing) => ({ listing, categoryName: '', sellerName: '' })))
}
