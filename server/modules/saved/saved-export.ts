import { dollarsOrNull } from '../../lib/money'
import type { AccountExport } from '../module'

export const savedExport: AccountExport = {
  savedListings: async (db, { id }) => {
    const listings = await db
      .selectFrom('savedListing')
      .innerJoin('listing', 'listing.id', 'savedListing.listingId')
      .select(['listing.id', 'listing.title', 'savedListing.savedAt', 'savedListing.priceCents', 'savedListing.note'])
      .where('userId', '=', id)
      .orderBy('savedAt')
      .orderBy('listing.id')
      .execute()
    return listings.map(({ priceCents, ...listing }) => ({ ...listing, price: dollarsOrNull(priceCents) }))
  },

  savedSearches: (db, { id }) =>
    db.selectFrom('savedSearch').select(['id', 'name', 'createdAt']).where('userId', '=', id).orderBy('id').execute(),
}
