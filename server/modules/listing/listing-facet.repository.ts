import { sql } from 'kysely'
import { VISIBLE } from '../../database/columns'
import type { Database } from '../../database/connection'
import { COUNT_LIMIT } from '../../database/paging/page'
import type { ListingRow } from '../../database/tables/tables'
import { type ListingCriteria, matching } from './listing.criteria'

/** The columns of listings, or of kept counts, that facets are counted by. */
export type FacetRow = Pick<
  ListingRow,
  'kind' | 'categoryId' | 'sellerRole' | 'priceCents' | 'rating' | 'deliveryDays'
> & { count?: number }

export interface Trait {
  trait: 'JURISDICTION' | 'VERIFIED'
  value: string
}

const columns = ['kind', 'categoryId', 'sellerRole', 'priceCents', 'rating', 'deliveryDays'] as const

export const createListingFacetRepository = (db: Database) => {
  /** The kept counts have the names of the listing's columns, so that the same conditions match them. */
  const kept = (trait: Trait | { trait: ''; value: '' }) =>
    db.selectFrom('facetCount as listing').where('trait', '=', trait.trait).where('value', '=', trait.value)
  return {
    /** The kept counts of listings with a trait, or of all. */
    counts: (kind: ListingRow['kind'] | undefined, trait: Trait | undefined): Promise<FacetRow[]> =>
      kept(trait ?? { trait: '', value: '' })
        .select([...columns, 'count'])
        .where(matching({ kind }))
        .where('count', '>', 0)
        .execute(),

    /** Up to 1,001 listings, which stand for those whose counts are not kept. */
    sample: (criteria: ListingCriteria, trait: Trait | undefined): Promise<FacetRow[]> =>
      trait
        ? db
            .selectFrom('listingTrait as listing')
            .select(columns)
            .where('trait', '=', trait.trait)
            .where('value', '=', trait.value)
            .where(matching(criteria))
            .limit(COUNT_LIMIT)
            .execute()
        : db
            .selectFrom('listing')
            .select(columns)
            .where('visible', '=', VISIBLE)
            .where(matching(criteria))
            .limit(COUNT_LIMIT)
            .execute(),

    /** The jurisdictions with the most listings, with their numbers of listings that match. */
    jurisdictions: (criteria: ListingCriteria, max: number) =>
      db
        .selectFrom('facetCount as listing')
        .select(['value', sql<number>`cast(sum(count) as integer)`.as('count')])
        .where('trait', '=', 'JURISDICTION')
        .where(matching(criteria))
        .groupBy('value')
        .having(sql<number>`sum(count)`, '>', 0)
        .orderBy(sql`sum(count)`, 'desc')
        .orderBy('value')
        .limit(max)
        .execute(),
  }
}

export type ListingFacetRepository = ReturnType<typeof createListingFacetRepository>
