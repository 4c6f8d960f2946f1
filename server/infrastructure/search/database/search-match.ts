import { type RawBuilder, sql } from 'kysely'
import { type Database, isPostgres } from '../../../database/connection'
import { containsPattern } from '../../../database/like'
import { hasAll, hasAny, hasFacets, type SearchKeys, TITLE } from './search-keys'
import { LONG_WORD } from './search-words'
import { LAST_CHARACTER } from './word.repository'

/** The title, or the whole text, which begins with the title. */
export type SearchedColumn = 'title' | 'searchText'

/** Finds rows of `listing_search`, and ranks them. */
export interface SearchMatch {
  /** The ranks, best first. */
  ranks: readonly number[]
  /** The rank of the current row of `listing_search`. Null for no hit. */
  rank: RawBuilder<number | null>
  /** True for a hit, of any rank. */
  holds: RawBuilder<boolean>
  /** Hits of a rank, or of any, looked up in an index. With keys, each hit has all of `facets` and one of `eras`. */
  indexed: (rank: number | undefined, facets: readonly string[], eras: readonly string[]) => RawBuilder<boolean>
  /** Whether an index of words is asked. It reads few rows that are no hits. */
  isKeyed: boolean
}

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

/** A word begins after one of these. They are few, because each is looked for. */
const BEFORE_WORDS = [' ', '"', "'", '(', '-', '/']

/** True for texts that contain a text. Unlike with `like`, case matters on both databases. */
export const containsText = (db: Database, searched: RawBuilder<unknown>, text: string) =>
  isPostgres(db) ? sql<boolean>`strpos(${searched}, ${text}) > 0` : sql<boolean>`instr(${searched}, ${text}) > 0`

/** Conditions on rows of `listing_search` for a folded text. */
export const textConditions = (db: Database, folded: string) => {
  const holds = (column: SearchedColumn, text: string) => containsText(db, sql.ref(`listingSearch.${column}`), text)
  const contains = (column: SearchedColumn) => holds(column, folded)

  const isPostgresCandidate = (column: SearchedColumn) => {
    const text = sql.ref(`listingSearch.${column}`)
    // PostgreSQL's trigrams have letters and digits only.
    if (/[\p{L}\p{N}]{3}/u.test(folded)) {
      return sql<boolean>`${text} like ${containsPattern(folded)}`
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

    /** True if the text begins a word. The many rows that don't contain it are compared once. */
    beginsWord: (column: SearchedColumn) => {
      if (/^[^\p{L}\p{N}]/u.test(folded)) return contains(column)
      const starts = BEFORE_WORDS.map((before) => holds(column, before + folded))
      return sql<boolean>`(${contains(column)} and (${sql.join(starts, sql` or `)}))`
    },

    /** Implied by `contains`, and looked up in an index. */
    isCandidate: isPostgres(db) ? isPostgresCandidate : isSqliteCandidate,
  }
}

const IN_TITLE = 2
const BEGINS_WORD = 1
const WITHIN_WORDS = 0

/** Hits at the beginning of a word of the title come first, then those of other words, then those within words. */
export const createSearchMatch = (db: Database, folded: string, keys?: SearchKeys): SearchMatch => {
  const { contains, beginsWord, isCandidate } = textConditions(db, folded)
  const [inTitle, inText] = [beginsWord('title'), beginsWord('searchText')]

  const hitsOf = (rank: number | undefined) => {
    if (rank === IN_TITLE) return { column: 'title', hits: inTitle } as const
    if (rank === BEGINS_WORD) return { column: 'searchText', hits: sql<boolean>`${inText} and not ${inTitle}` } as const
    if (rank === WITHIN_WORDS) {
      return { column: 'searchText', hits: sql<boolean>`${contains('searchText')} and not ${inText}` } as const
    }
    return { column: 'searchText', hits: contains('searchText') } as const
  }

  const keyed = ({ every, some, beginning, within }: SearchKeys, rank: number | undefined) => {
    const prefix = rank === IN_TITLE ? TITLE : ''
    // A text after a full stop is within words for its rank, and begins one for the index.
    const one = rank === IN_TITLE || rank === BEGINS_WORD ? beginning : [...beginning, ...within]
    const sets = isOneWord({ every, some }) ? [one] : some
    return [
      ...(every.length > 0 ? [hasAll(every.map((word) => prefix + word))] : []),
      ...sets.map((words) => hasAny([...words, LONG_WORD].map((word) => prefix + word))),
    ]
  }

  const isOneWord = ({ every, some }: Pick<SearchKeys, 'every' | 'some'>) => every.length + some.length === 0

  return {
    ranks: [IN_TITLE, BEGINS_WORD, WITHIN_WORDS],
    rank: sql`case when not ${contains('searchText')} then null when ${inTitle} then ${sql.lit(IN_TITLE)}
      when ${inText} then ${sql.lit(BEGINS_WORD)} else ${sql.lit(WITHIN_WORDS)} end`,
    holds: contains('searchText'),
    indexed: (rank, facets, eras) => {
      const { column, hits } = hitsOf(rank)
      const candidates = keys ? [...keyed(keys, rank), ...hasFacets(facets, eras)] : [isCandidate(column)]
      // A text of one word is in all texts that have one of its words.
      const isExact = rank === undefined && keys?.isExact
      return sql<boolean>`${sql.join(isExact ? candidates : [...candidates, hits], sql` and `)}`
    },
    isKeyed: keys !== undefined,
  }
}
