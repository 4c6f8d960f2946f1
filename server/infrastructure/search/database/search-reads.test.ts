import { sql } from 'kysely'
import { expect, test } from 'vitest'
import type { ListingCriteria } from '../../../modules/listing/listing.criteria'
import { openSample } from '../../../testing/database/open-sample'
import { createSearchReads, newestFirst } from './search-reads'

test('search reads: no index of eras is asked among sellers with a trait, of which it knows nothing', async () => {
  const db = await openSample()
  const match = {
    ranks: [0],
    rank: sql<number>`0`,
    holds: sql<boolean>`true`,
    indexed: () => sql<boolean>`true`,
    isKeyed: true,
  }
  const isEraKeyed = (criteria: ListingCriteria) => createSearchReads(db, match, criteria, newestFirst).isEraKeyed
  expect([isEraKeyed({}), isEraKeyed({ verified: true }), isEraKeyed({ language: 'DE' })]).toEqual([true, false, false])
  await db.destroy()
})
