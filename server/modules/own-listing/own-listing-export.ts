import { fromLines } from '../../database/columns'
import { dollarsOrNull } from '../../lib/money'
import { exportedOptions } from '../listing-option/exported-options'
import { readOptions } from '../listing-option/listing-options'
import type { AccountExport } from '../module'
import { type ContentColumns, readFaq, readIncluded, readQuestions } from '../service-content/service-content'

interface ListingColumns extends ContentColumns {
  priceCents: number | null
  images: string
  tags: string
  options: string
}

const exported = <Row extends ListingColumns>({ priceCents, images, tags, options, ...listing }: Row) => ({
  ...listing,
  ...exportedOptions(readOptions({ options })),
  questions: readQuestions(listing),
  faq: readFaq(listing),
  included: readIncluded(listing),
  price: dollarsOrNull(priceCents),
  images: fromLines(images),
  tags: fromLines(tags),
})

export const ownListingExport: AccountExport = {
  listings: async (db, { id }) => {
    const listings = await db
      .selectFrom('listing')
      .innerJoin('category', 'category.id', 'listing.categoryId')
      .select(['listing.id', 'listing.kind', 'listing.title', 'listing.description', 'listing.priceCents'])
      .select(['category.name as category', 'listing.images', 'listing.tags', 'listing.published', 'listing.createdAt'])
      .select(['listing.licence', 'listing.options', 'listing.questions', 'listing.faq', 'listing.included'])
      .where('listing.sellerId', '=', id)
      .orderBy('listing.createdAt')
      .orderBy('listing.id')
      .execute()
    return listings.map(({ published, ...listing }) => ({ ...exported(listing), published: published === 1 }))
  },

  listingDrafts: async (db, { id }) => {
    const drafts = await db
      .selectFrom('listingDraft')
      .leftJoin('category', 'category.id', 'listingDraft.categoryId')
      .select(['listingDraft.listingId', 'listingDraft.kind', 'listingDraft.title', 'listingDraft.description'])
      .select(['listingDraft.priceCents', 'category.name as category', 'listingDraft.images', 'listingDraft.tags'])
      .select(['listingDraft.licence', 'listingDraft.options', 'listingDraft.createdAt', 'listingDraft.updatedAt'])
      .select(['listingDraft.questions', 'listingDraft.faq', 'listingDraft.included'])
      .where('listingDraft.sellerId', '=', id)
      .orderBy('listingDraft.createdAt')
      .orderBy('listingDraft.listingId')
      .execute()
    return drafts.map(exported)
  },
}
