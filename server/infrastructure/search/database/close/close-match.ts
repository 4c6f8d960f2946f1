import { type RawBuilder, sql } from 'kysely'
import { type Database, isPostgres } from '../../../../database/connection'
import { hasAny, hasFacets } from '../search-keys'
import { type SearchedColumn, type SearchMatch, textConditions } from '../search-match'
import { LONG_WORD } from '../search-words'
import { MAX_BEGINNING, type WordRepository } from '../word.repository'
import type { CloseTerm } from './close-terms'

/** Shorter words are in too many texts to be looked up by their trigrams. */
const MIN_LENGTH = 3
/** The longest terms, which are the rarest, leave so few listings that looking up the others would take longer than reading those. */
const MAX_KEYED = 4

const allOf = (conditions: readonly RawBuilder<boolean>[]) => sql<boolean>`(${sql.join(conditions, sql` and `)})`
const anyOf = (conditions: readonly RawBuilder<boolean>[]) => sql<boolean>`(${sql.join(conditions, sql` or `)})`

/** Listings that have all terms in any order, those with all of them in the title first. */
export const createCloseMatch = async (
  db: Database,
  wordRepository: Pick<WordRepository, 'beginningWith'>,
  terms: readonly CloseTerm[],
): Promise<SearchMatch> => {
  const meets = (column: SearchedColumn) =>
    allOf(
      terms.map((term) =>
        anyOf(term.map((words) => allOf(words.map((word) => textConditions(db, word).beginsWord(column))))),
      ),
    )
  const [inTitle, inText] = [meets('title'), meets('searchText')]
  const keyed = isPostgres(db) ? await keyedTerms(wordRepository, terms) : []
  const candidates = isPostgres(db) ? keyed : looked(db, terms)
  const hitsOf = (rank: number | undefined) => {
    if (rank === undefined) return inText
    return rank === 1 ? inTitle : sql<boolean>`${inText} and not ${inTitle}`
  }
  return {
    ranks: [1, 0],
    rank: sql`case when not ${inText} then null when ${inTitle} then 1 else 0 end`,
    holds: inText,
    indexed: (rank, facets, eras) =>
      allOf([...candidates, ...(keyed.length > 0 ? hasFacets(facets, eras) : []), hitsOf(rank)]),
    isKeyed: keyed.length > 0,
  }
}

/** Looked up in PostgreSQL's index of words. A term with an alternative that too many words begin with is left out. */
const keyedTerms = async (wordRepository: Pick<WordRepository, 'beginningWith'>, terms: readonly CloseTerm[]) => {
  const conditions: RawBuilder<boolean>[] = []
  const longestFirst = [...terms].sort((a, b) => lengthOf(b) - lengthOf(a))
  for (const term of longestFirst) {
    if (conditions.length === MAX_KEYED) break
    const sets = await Promise.all(term.map((words) => wordRepository.beginningWith(longestOf(words))))
    if (sets.every((set) => set.length <= MAX_BEGINNING)) conditions.push(hasAny([...sets.flat(), LONG_WORD]))
  }
  return conditions
}

/** Looked up in SQLite's index of trigrams. */
const looked = (db: Database, terms: readonly CloseTerm[]) =>
  terms
    .filter((term) => term.every((words) => longestOf(words).length >= MIN_LENGTH))
    .map((term) => anyOf(term.map((words) => textConditions(db, longestOf(words)).isCandidate('searchText'))))

/** The length of its shortest alternative. */
const lengthOf = (term: CloseTerm) => Math.min(...term.map((words) => longestOf(words).length))

const longestOf = (words: readonly string[]) => words.reduce((a, b) => (b.length > a.length ? b : a), '')
