import type { Transaction } from 'kysely'
import { savedListings, savedSearches } from '../../fixtures/accounts/saved'
import { assertFound } from '../database/rows'
import type { Tables } from '../database/tables/tables'
import { newId } from '../lib/ids'
import { cents } from '../lib/money'
import { criteriaOf, nameOf } from '../modules/saved/search-criteria'

/** Inserts the saved listings and searches of the sample customer. */
export const seedSaved = async (db: Transaction<Tables>, moment: (hoursAgo: number) => string) => {
  for (const { user, listing, price, note = '', hoursAgo } of savedListings) {
    const { priceCents } = assertFound(
      await db.selectFrom('listing').select('priceCents').where('id', '=', listing).executeTakeFirst(),
      listing,
    )
    const saved = { userId: user, listingId: listing, savedAt: moment(hoursAgo), note, knownPriceCents: priceCents }
    await db
      .insertInto('savedListing')
      .values({ ...saved, priceCents: price === undefined ? priceCents : cents(price) })
      .execute()
  }
  for (const { user, category: slug, hoursAgo, ...input } of savedSearches) {
    const category = assertFound(
      await db.selectFrom('category').selectAll().where('slug', '=', slug).executeTakeFirst(),
      slug,
    )
    const criteria = criteriaOf(input, category)
    await db
      .insertInto('savedSearch')
      .values({
        ...criteria,
        id: newId('svs'),
        userId: user,
        name: nameOf(criteria, category),
        criteriaKey: JSON.stringify(Object.values(criteria)),
        createdAt: moment(hoursAgo),
      })
      .execute()
  }
}
