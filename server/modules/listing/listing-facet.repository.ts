import { type AliasedExpression, sql } from 'kysely'
import type { Database } from '../../database/connection'
import { COUNT_LIMIT } from '../../database/paging/page'
import type { ListingRow, Tables } from '../../database/tables/tables'
import { COUNTED } from '../../infrastructure/search/search-engine'
import type { Trait } from '../credential/seller-traits'
import { type ListingCriteria, matching, matchingInAnyOrder } from './listing.criteria'
import { listingsWith } from './listing-traits'

/** The columns of listings, or of stored counts, that facets are counted by. */
export type FacetRow = Pick<ListingRow, (typeof COUNTED)[number]> & { count?: number }

export const createListingFacetRepository = (db: Database) => {
  const traitsOf = async (ids: readonly string[]) =>
    ids.length === 0
      ? []
      : db.selectFrom('listingTrait').select(['id', 'trait', 'value']).where('id', 'in', ids).execute()

  /** The stored counts of listings with traits. Limits of a list are attributes that only the many of `facet_count` have. */
  const traitCounts = ({ minPriceCents, maxPriceCents, maxDeliveryDays, minRating }: ListingCriteria) => {
    const hasLimit = [minPriceCents, maxPriceCents, maxDeliveryDays, minRating].some((limit) => limit !== undefined)
    const rows: AliasedExpression<Pick<Tables['traitCount'], 'trait' | 'value' | 'count'>, 'listing'> = (
      hasLimit ? db.selectFrom('facetCount').selectAll() : db.selectFrom('traitCount').selectAll()
    ).as('listing')
    return rows
  }

  return {
    /** The stored counts of listings with a trait, or of all. They have the names of the listing's columns, so that conditions fit both. */
    counts: (kind: ListingRow['kind'] | undefined, trait: Trait | undefined): Promise<FacetRow[]> =>
      db
        .selectFrom('facetCount as listing')
        .select([...COUNTED, 'count'])
        .where('trait', '=', trait?.trait ?? '')
        .where('value', '=', trait?.value ?? '')
        .where(matching({ kind }))
        .where('count', '>', 0)
        .execute(),

    /** Up to 1,001 listings, which stand for those whose counts are not stored. */
    sample: (criteria: ListingCriteria, traits: readonly Trait[]): Promise<FacetRow[]> =>
      listingsWith(db, traits).select(COUNTED).where(matchingInAnyOrder(db, criteria)).limit(COUNT_LIMIT).execute(),

    /** The values of a trait with the most matching listings, by stored counts. */
    values: (trait: Trait['trait'], criteria: ListingCriteria, max: number) =>
      db
        .selectFrom(traitCounts(criteria))
        .select(['value', sql<number>`cast(sum(count) as integer)`.as('count')])
        .where('trait', '=', trait)
        .where(matching(criteria))
        .groupBy('value')
        .having(sql<number>`sum(count)`, '>', 0)
        .orderBy(sql`sum(count)`, 'desc')
        .orderBy('value')
        .limit(max)
        .execute(),

    /** The traits of up to 1,001 listings with some traits. */
    sampledTraits: async (criteria: ListingCriteria, traits: readonly Trait[]) => {
      const found = await listingsWith(db, traits)
        .select('listing.id')
        .where(matchingInAnyOrder(db, criteria))
        .limit(COUNT_LIMIT)
        .execute()
      return { rows: await traitsOf(found.map(({ id }) => id)), isExact: found.length < COUNT_LIMIT }
    },
  }
}

export type ListingFacetRepository = ReturnType<typeof createListingFacetRepository>
