import { sql } from 'kysely'
import { type Database, isPostgres } from '../../database/connection'

/** The title, or the whole text, which begins with the title. */
type SearchedColumn = 'title' | 'searchText'

/** More than these narrow the candidates down no further. */
const MAX_GRAMS = 16

/**
 * The first distinct sequences of a number of characters. A phrase of the whole text would compare the positions of each sequence,
 * of which a long description of equal letters has thousands.
 */
const gramsOf = (text: string, length: number) => {
  const characters = [...text]
  const grams = characters.slice(length - 1).map((_, start) => characters.slice(start, start + length).join(''))
  return [...new Set(grams)].slice(0, MAX_GRAMS)
}

const LAST_CHARACTER = '\u{10ffff}'

/** Conditions on rows of `listing_search` for a case-folded text. */
export const createSearchMatch = (db: Database, folded: string) => {
  const postgres = isPostgres(db)

  const contains = (column: SearchedColumn) => {
    const text = sql.ref(`listingSearch.${column}`)
    return postgres ? sql<boolean>`strpos(${text}, ${folded}) > 0` : sql<boolean>`instr(${text}, ${folded}) > 0`
  }

  const isPostgresCandidate = (column: SearchedColumn) => {
    const text = sql.ref(`listingSearch.${column}`)
    // PostgreSQL's trigrams have letters and digits only.
    if (/[\p{L}\p{N}]{3}/u.test(folded)) {
      return sql<boolean>`${text} like ${`%${folded.replaceAll(/[\\%_]/g, '\\$&')}%`}`
    }
    const short = gramsOf(folded, Math.min(2, [...folded].length))
    return sql<boolean>`listing_short_texts(${text}) collate "C" @> ${short}::text[]`
  }

  const isSqliteCandidate = (column: SearchedColumn) => {
    const name = column === 'title' ? 'title' : 'search_text'
    const trigrams = gramsOf(folded, 3).map((trigram) => `"${trigram.replaceAll('"', '""')}"`)
    const candidates =
      trigrams.length > 0
        ? sql`select rowid from listing_search_trigrams
            where listing_search_trigrams match ${`{${name}} : (${trigrams.join(' AND ')})`}`
        : sql`select doc from listing_search_instances
            where term >= ${folded} and term <= ${folded + LAST_CHARACTER} and col = ${name}`
    return sql<boolean>`listing_search.id in (${candidates})`
  }

  return {
    contains,

    /** The same as `contains`, looked up in an index. A text that many listings contain is found faster without it. */
    isIndexed: (column: SearchedColumn) =>
      sql<boolean>`${(postgres ? isPostgresCandidate : isSqliteCandidate)(column)} and ${contains(column)}`,

    /** Of the current row of `listing`: 1 if the title contains the text, 0 if another part does, otherwise null. */
    inTitle: sql<number | null>`(
      select case when ${contains('title')} then 1 when ${contains('searchText')} then 0 end
      from listing_search where listing_search.listing_id = listing.id
    )`,
  }
}
