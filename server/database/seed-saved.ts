import type { Transaction } from 'kysely'
import { savedListings, savedSearches } from '../../fixtures/saved'
import { newId } from '../ids'
import { found } from '../loader'
import { nameOf, wishOf } from '../modules/saved/search-wish'
import type { Tables } from './tables'

/** What the sample customer keeps for later and waits for. */
export const seedSaved = async (db: Transaction<Tables>, moment: (hoursAgo: number) => string) => {
  await db
    .insertInto('savedListing')
    .values(
      savedListings.map(({ user, listing, hoursAgo }) => ({
        userId: user,
        listingId: listing,
        savedAt: moment(hoursAgo),
      })),
    )
    .execute()
  for (const { user, category: slug, hoursAgo, ...input } of savedSearches) {
    const category = found(
      await db.selectFrom('category').selectAll().where('slug', '=', slug).executeTakeFirst(),
      slug,
    )
    const wish = wishOf(input, category)
    await db
      .insertInto('savedSearch')
      .values({
        ...wish,
        id: newId('svs'),
        userId: user,
        name: nameOf(wish, category),
        wish: JSON.stringify(Object.values(wish)),
        createdAt: moment(hoursAgo),
      })
      .execute()
  }
}
