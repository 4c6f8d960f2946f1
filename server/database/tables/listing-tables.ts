import type { Generated } from 'kysely'
import type { UserRole } from '../../generated/resolvers'

export interface ListingTables {
  listing: ListingTable
  listingDraft: ListingDraftTable
  listingAnnouncement: ListingAnnouncementTable
  listingCount: ListingCountTable
  listingSearch: ListingSearchTable
  listingViews: ListingViewsTable
  listingVisit: ListingVisitTable
  productFile: ProductFileTable
  savedListing: SavedListingTable
  savedSearch: SavedSearchTable
  upload: UploadTable
  visitKey: VisitKeyTable
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
  /** The licence of a product; empty for the standard licence. */
  licence: Generated<string>
  /** Packages, extras and team licence as JSON; empty for none. */
  options: Generated<string>
  /** Days from the requirements to the delivery; 0 for a product. */
  deliveryDays: number
  /** The questions to the buyer, the FAQ and what the seller includes, each a list as JSON; empty for a product. */
  questions: Generated<string>
  faq: Generated<string>
  included: Generated<string>
  rating: number
  reviewCount: number
  /** When it was first published. */
  createdAt: string
  updatedAt: string
  /** The seller's choice. */
  published: number
  /** 1 if it is published and its seller is not suspended: only then it is public. */
  visible: number
  /** The role of its seller, for an index. */
  sellerRole: UserRole
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
  licence: Generated<string>
  options: Generated<string>
  /** Null until it is set; 0 for a product. */
  deliveryDays: number | null
  questions: Generated<string>
  faq: Generated<string>
  included: Generated<string>
  createdAt: string
  updatedAt: string
}

/** A new listing of which accounts with a matching saved search are not yet notified, or a lower price of which its savers are not. */
interface ListingAnnouncementTable {
  /** The listing may have been deleted. */
  listingId: string
  /** When a process may take it: a process that stops leaves it to another. */
  dueAt: string
  kind: Generated<'NEW' | 'LOWER_PRICE'>
}

/** The number of public listings of a kind in a category. Triggers of `listing` keep it; without a row there were never any. */
interface ListingCountTable {
  categoryId: string
  kind: ListingTable['kind']
  count: number
}

interface ListingSearchTable {
  listingId: string
  /** Case-folded, with two U+001F at the end. */
  title: string
  /** Title, description, category and seller, case-folded, with U+001F between them and two at the end. */
  searchText: string
}

/** The number of views of a listing on a day (UTC). Viewers are not stored. */
interface ListingViewsTable {
  /** The listing may have been deleted. */
  listingId: string
  /** `2026-11-21` */
  day: string
  sellerId: string
  count: number
}

/** A visit of the last half hour, which is not counted again. */
interface ListingVisitTable {
  /** A digest of network address and listing, with the visit key. */
  visit: string
  countedAt: string
}

/** The key of the digests of visits, in one row. */
interface VisitKeyTable {
  id: number
  key: string
}

/** One version of a file that buyers of a product receive. Its content in the file store never changes. */
interface ProductFileTable {
  id: string
  /** The listing may be a draft, or deleted. */
  listingId: string
  sellerId: string
  /** The id of the first version: versions of one file have the same. */
  seriesId: string
  /** From 1. */
  version: number
  name: string
  size: number
  createdAt: string
  /** When the seller removed the file from the product; earlier buyers keep it. */
  removedAt: string | null
}

interface SavedListingTable {
  userId: string
  listingId: string
  savedAt: string
  /** The price when it was saved. */
  priceCents: Generated<number | null>
  /** The lowest price that the account knows: the one when it was saved, or that of a later notification. */
  knownPriceCents: Generated<number | null>
  /** What the account has written about it, for itself. */
  note: Generated<string>
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
  maxDeliveryDays: number | null
  createdAt: string
}

/** A picture in the file store. */
interface UploadTable {
  id: string
  ownerId: string
  purpose: 'avatar' | 'banner' | 'listing' | 'logo'
  createdAt: string
  /** The sum of its sizes. */
  bytes: number
}
