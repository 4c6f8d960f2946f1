import { sql } from 'kysely'
import { type Database, isPostgres } from '../../database/connection'
import { fetchPage, type Order, type PageRequest } from '../../database/paging/page'
import type { ListingRow } from '../../database/tables/tables'
import { type ListingCriteria, matching } from '../listing/listing.criteria'

interface Hit extends ListingRow {
  inTitle: number
}

const bestThenNewest: Order<Hit> = {
  name: 'SEARCH',
  direction: 'desc',
  columns: ['inTitle', 'createdAt', 'id'],
  kinds: ['integer', 'moment', 'text'],
}

/** Separates the parts of a search text. A control character, which input can't contain. */
export const SEPARATOR = '\u001f'

/** More than these narrow the candidates down no further. */
const MAX_TRIGRAMS = 16

/**
 * The first distinct sequences of three characters. A phrase of the whole text would compare the positions of each sequence, of
 * which a long description of equal letters has thousands.
 */
const trigramsOf = (text: string) => {
  const characters = [...text]
  const trigrams = characters.slice(2).map((_, start) => characters.slice(start, start + 3).join(''))
  return [...new Set(trigrams)].slice(0, MAX_TRIGRAMS)
}

/** The `rowid` of a listing's text in SQLite's full-text table. */
const rowOf = (listingId: string) => sql`(select id from listing_search_row where listing_id = ${listingId})`

export const createSearchRepository = (db: Database) => {
  const postgres = isPostgres(db)
  const text = sql.ref<string>('listingSearch.searchText')
  const position = (part: string) => (postgres ? sql`strpos(${text}, ${part})` : sql`instr(${text}, ${part})`)

  const contains = (folded: string) => {
    if (postgres) return sql<boolean>`${text} like ${`%${folded.replaceAll(/[\\%_]/g, '\\$&')}%`}`
    const found = sql<boolean>`${position(folded)} > 0`
    const trigrams = trigramsOf(folded)
    // The trigram index needs at least three characters. Shorter texts scan this small table.
    if (trigrams.length === 0) return found
    const candidates = trigrams.map((trigram) => `"${trigram.replaceAll('"', '""')}"`).join(' AND ')
    return sql<boolean>`(${text} match ${candidates} and ${found})`
  }

  return {
    /** Public listings that match the criteria and contain the case-folded text. Sorted by match in the title, then newest first. */
    page: (folded: string, criteria: ListingCriteria, request: PageRequest) =>
      fetchPage(
        db,
        db
          .selectFrom((eb) =>
            eb
              .selectFrom('listingSearch')
              .innerJoin('listing', 'listing.id', 'listingSearch.listingId')
              .selectAll('listing')
              // The title is the first part, so a match before the first separator is in the title.
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

    /** Adds the texts of listings that have none. */
    add: async (listings: readonly { listingId: string; parts: readonly string[] }[]) => {
      const rows = listings.map(({ listingId, parts }) => ({ listingId, searchText: parts.join(SEPARATOR) }))
      if (postgres) {
        await db.insertInto('listingSearch').values(rows).execute()
        return
      }
      const ids = rows.map(({ listingId }) => sql`(${listingId})`)
      await sql`insert into listing_search_row (listing_id) values ${sql.join(ids)}`.execute(db)
      const texts = rows.map(({ listingId, searchText }) => sql`(${rowOf(listingId)}, ${listingId}, ${searchText})`)
      await sql`insert into listing_search (rowid, listing_id, search_text) values ${sql.join(texts)}`.execute(db)
    },

    remove: async (listingIds: readonly string[]) => {
      if (postgres) {
        await db.deleteFrom('listingSearch').where('listingId', 'in', listingIds).execute()
        return
      }
      for (const listingId of listingIds) {
        await sql`delete from listing_search where rowid = ${rowOf(listingId)}`.execute(db)
        await sql`delete from listing_search_row where listing_id = ${listingId}`.execute(db)
      }
    },
  }
}

export type SearchRepository = ReturnType<typeof createSearchRepository>
