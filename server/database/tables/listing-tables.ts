import type { Generated } from 'kysely'
import type { UserRole } from '../../generated/resolvers'

export interface ListingTables {
  facetCount: FacetCountTable
  traitCount: TraitCountTable
  listing: ListingTable
  listingDraft: ListingDraftTable
  listingAnnouncement: ListingAnnouncementTable
  listingCount: ListingCountTable
  listingSearch: ListingSearchTable
  listingTrait: ListingTraitTable
  searchSynonym: SearchSynonymTable
  searchWord: { word: string }
  searchWordTrigram: SearchWordTrigramTable
  listingViews: ListingViewsTable
  listingVisit: ListingVisitTable
  productFile: ProductFileTable
  profileTrait: ProfileTraitTable
  savedListing: SavedListingTable
  savedSearch: SavedSearchTable
  sellerTrait: SellerTraitTable
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
  /** The time when it was first published. */
  createdAt: string
  updatedAt: string
  /** The seller's choice. */
  published: number
  /** 1 if it is published, not taken down, and its seller is not suspended: only then it is public. */
  visible: number
  /** 1 while an admin has taken it down. */
  takenDown: Generated<number>
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

/** A new listing, or a lower price, that accounts with a matching saved search or a saved listing are not yet notified of. */
interface ListingAnnouncementTable {
  /** The listing may have been deleted. */
  listingId: string
  /** The time when a process may take it: a process that stops leaves it to another. */
  dueAt: string
  kind: Generated<'NEW' | 'LOWER_PRICE'>
}

/** The number of public listings of a kind in a category. Triggers of `listing` keep it; without a row there were never any. */
interface ListingCountTable {
  categoryId: string
  kind: ListingTable['kind']
  count: number
}

/** The number of public listings with a trait, or of all where it is empty, by their filters. Triggers maintain it. */
interface FacetCountTable extends Pick<ListingTable, 'kind' | 'categoryId' | 'sellerRole'> {
  trait: SellerTraitTable['trait'] | ''
  value: string
  /** The lower end of a range of prices. */
  priceCents: number
  /** The lower end of a range of ratings. */
  rating: number
  /** The upper end of a range of delivery times; 0 for products. */
  deliveryDays: number
  count: number
}

/** The number of public listings with a trait, without those of their filters that `FacetCountTable` has besides. Triggers maintain it. */
type TraitCountTable = Omit<FacetCountTable, 'priceCents' | 'rating' | 'deliveryDays'>

/** A trait of a seller that lists are filtered by. Triggers of `credential`, `company` and `spoken_language` maintain it. */
interface SellerTraitTable {
  userId: string
  trait: 'JURISDICTION' | 'LANGUAGE' | 'VERIFIED'
  /** The jurisdiction, or the code of the language; empty for VERIFIED. */
  value: string
}

/** A public listing of a seller with a trait, with the columns that lists are filtered and sorted by. Triggers maintain it. */
interface ListingTraitTable
  extends Pick<ListingTable, 'id' | 'sellerId' | 'kind' | 'categoryId' | 'sellerRole' | 'priceCents' | 'rating'>,
    Pick<ListingTable, 'reviewCount' | 'deliveryDays' | 'createdAt'>,
    Pick<SellerTraitTable, 'trait' | 'value'> {}

/** A trait of a listed company or freelancer. Triggers maintain it. */
interface ProfileTraitTable extends SellerTraitTable {
  profile: 'company' | 'freelancer'
  /** The id of the company or the freelancer. */
  id: string
  rating: number
  reviewCount: number
  /** Null for a company. */
  hourlyRateCents: number | null
  /** Null for a freelancer. */
  createdAt: string | null
}

/** The search text of a public listing, with what searches filter and sort by. A trigger of `listing` keeps that. */
interface ListingSearchTable
  extends Pick<
    ListingTable,
    'kind' | 'categoryId' | 'priceCents' | 'deliveryDays' | 'rating' | 'reviewCount' | 'sellerRole' | 'createdAt'
  > {
  listingId: string
  /** Folded, with a space before and two U+001F at the end. */
  title: string
  /** Title, description, category and seller, folded, with a space before each, U+001F between them and two at the end. */
  searchText: string
  /** The eight days since 1970 in which the listing was first published. */
  era: number
  /** The traits of the seller, each between line breaks. Triggers of `seller_trait` maintain it. */
  traits: string
}

/** A term that people search for. The term and its meanings are folded. */
interface SearchSynonymTable {
  term: string
  /** One on each line. */
  meanings: string
}

/** Words of search texts by their sequences of three characters, with `^` at the beginning and `$` at the end. */
interface SearchWordTrigramTable {
  trigram: string
  word: string
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
  /** The time when the seller removed the file from the product; earlier buyers keep it. */
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
  /** A note of the account to itself. */
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
  sellerRole: ListingTable['sellerRole'] | null
  /** 1 for verified sellers only. */
  verified: 1 | null
  jurisdiction: string | null
  /** A code in upper case. */
  language: string | null
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
