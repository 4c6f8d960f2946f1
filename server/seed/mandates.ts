import type { Transaction } from 'kysely'
import { mandates } from '../../fixtures/engagements/mandates'
import { assertFound } from '../database/rows'
import type { Tables } from '../database/tables/tables'
import { inDays } from '../lib/dates'
import { createListingRepository } from '../modules/listing/listing.repository'

export const seedMandates = async (db: Transaction<Tables>) => {
  for (const { listing: listingId, broker: brokerId, daysAgo, ...mandate } of mandates) {
    const listing = assertFound((await createListingRepository(db).byIds([listingId]))[0], listingId)
    const createdAt = inDays(new Date(), -daysAgo)
    const { title, sellerId: ownerId } = listing
    const version = mandate.state === 'PROPOSED' ? 1 : 2
    await db
      .insertInto('mandate')
      .values({ ...mandate, listingId, brokerId, ownerId, title, version, createdAt, updatedAt: createdAt })
      .execute()
  }
}
