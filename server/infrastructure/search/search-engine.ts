import type { Database } from '../../database/connection'
import type { PageRequest } from '../../database/paging/page'
import type { ListingRow } from '../../database/tables/tables'
import type { ListingSort } from '../../generated/resolvers'
import type { Traits } from '../../modules/credential/seller-traits'
import type { ListingCriteria } from '../../modules/listing/listing.criteria'

/** The columns of listings that facets are counted by. */
export const COUNTED = ['kind', 'categoryId', 'sellerRole', 'priceCents', 'deliveryDays', 'rating'] as const

/** The columns of listings that searches are filtered, sorted and counted by. */
export const ATTRIBUTES = [...COUNTED, 'reviewCount', 'createdAt'] as const

/** The attributes of a listing. */
export type SearchedListing = Pick<ListingRow, 'id' | (typeof ATTRIBUTES)[number]>

/** What facets count of a listing that a search has found. */
export type FoundListing = Pick<ListingRow, (typeof COUNTED)[number]> & Traits

/** A listing with its texts, of which the title counts most. */
export interface SearchEntry {
  listing: SearchedListing & Pick<ListingRow, 'title' | 'description' | 'visible'>
  categoryName: string
  sellerName: string
}

export interface SearchRequest extends PageRequest {
  /** Undefined for the best match first. */
  sort?: ListingSort | undefined
}

/** A page of results, by the ids of listings. */
export interface SearchHits {
  /** `cursor` is the position after the listing. It holds for searches of the same order. */
  hits: { id: string; cursor: string }[]
  hasNextPage: boolean
  /** The number of results, up to 1,001. */
  count: () => Promise<number>
  /** Up to 1,001 listings that have the text, whatever the criteria are. */
  found: () => Promise<FoundListing[]>
}

export interface CloseRequest extends Pick<SearchRequest, 'sort'> {
  /** Listings that have the text itself. */
  without: readonly string[]
}

/** Listings that are close to a text, and the text with its spelling corrected. */
export interface CloseHits {
  ids: string[]
  correction: string | null
}

/** Finds public listings by their texts. Texts are compared as `foldForSearch` folds them. */
export interface SearchEngine {
  /** Listings that match the criteria and contain the text, also within words. An empty text is in all of them. */
  find: (text: string, criteria: ListingCriteria, request: SearchRequest) => Promise<SearchHits>
  /** Listings that are close to a text. */
  findClose: (text: string, criteria: ListingCriteria, request: CloseRequest) => Promise<CloseHits>
  /** Replaces the index entries of visible listings, and removes those of hidden ones. */
  put: (entries: readonly SearchEntry[]) => Promise<void>
  /** Takes out deleted listings, with all that is known of their texts. */
  remove: (listingIds: readonly string[]) => Promise<void>
}

/** Takes the transaction whose changes of listings it indexes, because they may be rolled back. */
export type OpenSearchEngine = (db: Database) => SearchEngine
