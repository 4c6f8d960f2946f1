import { latestFirst, type Order } from '../../database/paging/page'
import type { ListingRow } from '../../database/tables/tables'
import type { ListingSort } from '../../generated/resolvers'

/** The columns that lists and searches are sorted by. */
export const sortedColumns = ['id', 'createdAt', 'priceCents', 'rating', 'reviewCount'] as const

export type SortedListing = Pick<ListingRow, (typeof sortedColumns)[number]>

/** The columns of each sort order. Each order has an index. */
export const listingOrders: Record<ListingSort, Order<SortedListing>> = {
  NEWEST: latestFirst('NEWEST', 'createdAt', 'id'),
  PRICE_LOW: { name: 'PRICE_LOW', direction: 'asc', columns: ['priceCents', 'id'], kinds: ['integer', 'text'] },
  PRICE_HIGH: { name: 'PRICE_HIGH', direction: 'desc', columns: ['priceCents', 'id'], kinds: ['integer', 'text'] },
  RATING: {
    name: 'RATING',
    direction: 'desc',
    columns: ['rating', 'reviewCount', 'id'],
    kinds: ['decimal', 'integer', 'text'],
  },
}
