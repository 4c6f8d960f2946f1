import { sql } from 'kysely'
import { type Database, isPostgres } from '../../database/connection'
import { fetchPage, type Order, type PageRequest } from '../../database/paging/page'
import type { ListingRow } from '../../database/tables/tables'
import { type ListingCriteria, matching } from '../listing/listing.criteria'
import { SEPARATOR } from './search-index'

interface Hit extends ListingRow {
  inTitle: number
}

const bestThenNewest: Order<Hit> = {
  name: 'SEARCH',
  direction: 'desc',
  columns: ['inTitle', 'createdAt', 'id'],
  kinds: ['integer', 'moment', 'text'],
}

export const createSearchRepository = (db: Database) => {
  const postgres = isPostgres(db)
  const text = sql.ref<string>('listingSearch.searchText')
  const position = (part: string) => (postgres ? sql`strpos(${text}, ${part})` : sql`instr(${text}, ${part})`)

  const contains = (folded: string) => {
    if (postgres) return sql<boolean>`${text} like ${`%${folded.replaceAll(/[\\%_]/g, '\\$&')}%`}`
    // The trigram index needs three characters. Shorter texts scan this narrow table.
    return [...folded].length < 3
      ? sql<boolean>`${position(folded)} > 0`
      : sql<boolean>`${text} match ${`"${folded.replaceAll('"', '""')}"`}`
  }

  return {
    /** Listings that match the criteria and contain the case-folded text. Matches in the title come first, then newest first. */
    page: (folded: string, criteria: ListingCriteria, request: PageRequest) =>
      fetchPage(
        db,
        db
          .selectFrom((eb) =>
            eb
              .selectFrom('listingSearch')
              .innerJoin('listing', 'listing.id', 'listingSearch.listingId')
              .selectAll('listing')
              // The title is the first part: a match before the first separator is in the title.
              .select(
                sql<number>`case when ${position(folded)} < ${position(SEPARATOR)} then 1 else 0 end`.as('inTitle'),
              )
              .where(contains(folded))
              .where(matching(criteria))
              .as('hit'),
          )
          .selectAll(),
        bestThenNewest,
        request,
      ),

    add: (listings: readonly { listingId: string; parts: readonly string[] }[]) =>
      db
        .insertInto('listingSearch')
        .values(listings.map(({ listingId, parts }) => ({ listingId, searchText: parts.join(SEPARATOR) })))
        .execute(),

    remove: (listingIds: readonly string[]) =>
      db.deleteFrom('listingSearch').where('listingId', 'in', listingIds).execute(),
  }
}

export type SearchRepository = ReturnType<typeof createSearchRepository>
