import { sql } from 'kysely'
import type { Database } from '../../database/connection'
import { COUNT_LIMIT } from '../../database/paging/page'
import type { ListingRow } from '../../database/tables/tables'
import { joinTraits, type Trait } from '../credential/seller-traits'
import { type ListingCriteria, matching } from './listing.criteria'
import { listingsWith } from './listing-traits'

/** The columns of listings, or of kept counts, that facets are counted by. */
export type FacetRow = Pick<
  ListingRow,
  'kind' | 'categoryId' | 'sellerRole' | 'priceCents' | 'rating' | 'deliveryDays'
> & { count?: number }

const columns = ['kind', 'categoryId', 'sellerRole', 'priceCents', 'rating', 'deliveryDays'] as const

export const createListingFacetRepository = (db: Database) => ({
  /** The kept counts of listings with a trait, or of all. They have the names of the listing's columns, so that conditions fit both. */
  counts: (kind: ListingRow['kind'] | undefined, trait: Trait | undefined): Promise<FacetRow[]> =>
    db
      .selectFrom('facetCount as listing')
      .select([...columns, 'count'])
      .where('trait', '=', trait?.trait ?? '')
      .where('value', '=', trait?.value ?? '')
      .where(matching({ kind }))
      .where('count', '>', 0)
      .execute(),

  /** Up to 1,001 listings, which stand for those whose counts are not kept. */
  sample: (criteria: ListingCriteria, traits: readonly Trait[]): Promise<FacetRow[]> =>
    listingsWith(db, traits).select(columns).where(matching(criteria)).limit(COUNT_LIMIT).execute(),

  /** The values of a trait with the most listings, by the kept counts of those that match. */
  values: (trait: Trait['trait'], criteria: ListingCriteria, max: number) =>
    db
      .selectFrom('facetCount as listing')
      .select(['value', sql<number>`cast(sum(count) as integer)`.as('count')])
      .where('trait', '=', trait)
      .where(matching(criteria))
      .groupBy('value')
      .having(sql<number>`sum(count)`, '>', 0)
      .orderBy(sql`sum(count)`, 'desc')
      .orderBy('value')
      .limit(max)
      .execute(),

  /** The same among up to 1,001 listings with other traits. */
  sampledValues: async (trait: Trait['trait'], criteria: ListingCriteria, others: readonly Trait[], max: number) => {
    const found = await listingsWith(db, others)
      .select('listing.id')
      .where(matching(criteria))
      .limit(COUNT_LIMIT)
      .execute()
    const ids = found.map(({ id }) => id)
    const values =
      ids.length === 0
        ? []
        : await db
            .selectFrom('listingTrait')
            .select(['value', sql<number>`cast(count(*) as integer)`.as('count')])
            .where('id', 'in', ids)
            .where('trait', '=', trait)
            .groupBy('value')
            .orderBy(sql`count(*)`, 'desc')
            .orderBy('value')
            .limit(max)
            .execute()
    return { values, isExact: ids.length < COUNT_LIMIT }
  },

  /** Adds the traits of their sellers to listings. */
  withTraits: async <Row extends { id: string }>(listings: readonly Row[]) => {
    const ids = listings.map(({ id }) => id)
    const traits =
      ids.length === 0
        ? []
        : await db.selectFrom('listingTrait').select(['id', 'trait', 'value']).where('id', 'in', ids).execute()
    return joinTraits(
      listings,
      ({ id }) => id,
      traits,
      ({ id }) => id,
    )
  },
})

export type ListingFacetRepository = ReturnType<typeof createListingFacetRepository>
