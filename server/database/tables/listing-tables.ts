export interface ListingTables {
  listing: ListingTable
  listingDraft: ListingDraftTable
  listingSearch: ListingSearchTable
  listingViews: ListingViewsTable
  savedListing: SavedListingTable
  savedSearch: SavedSearchTable
  upload: UploadTable
}

interface ListingTable {
  id: string
  kind: 'product' | 'service'
  title: string
  description: string
  priceCents: number
  categoryId: string
  sellerId: string
  images: string
  tags: string
  rating: number
  reviewCount: number
  /** When it was first published. */
  createdAt: string
  updatedAt: string
  /** The seller's choice. */
  published: number
  /** 1 if it is published and its seller is not suspended: only then it is public. */
  visible: number
}

/** An unpublished listing, or unpublished changes to a published one. */
interface ListingDraftTable {
  listingId: string
  sellerId: string
  kind: ListingTable['kind']
  title: string
  description: string
  priceCents: number | null
  categoryId: string | null
  images: string
  tags: string
  createdAt: string
  updatedAt: string
}

interface ListingSearchTable {
  listingId: string
  /** Title, description, category and seller, case-folded, with U+001F between them. */
  searchText: string
}

/** How often a listing was viewed on a day of UTC. Viewers are not stored. */
interface ListingViewsTable {
  /** The listing may have been deleted. */
  listingId: string
  /** `2026-11-21` */
  day: string
  sellerId: string
  count: number
}

interface SavedListingTable {
  userId: string
  listingId: string
  savedAt: string
}

interface SavedSearchTable {
  id: string
  userId: string
  /** The criteria in words. */
  name: string
  /** The criteria as JSON: equal criteria are equal texts. */
  criteriaKey: string
  kind: ListingTable['kind'] | null
  categoryId: string | null
  /** Case-folded; empty for any text. */
  text: string
  minPriceCents: number | null
  maxPriceCents: number | null
  createdAt: string
}

/** A picture in the file store. */
interface UploadTable {
  id: string
  ownerId: string
  purpose: 'avatar' | 'banner' | 'listing' | 'logo'
  createdAt: string
}
