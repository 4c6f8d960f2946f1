import { type RawBuilder, sql } from 'kysely'
import type { Database } from '../../../database/connection'
import { escapedLike } from '../../../database/like'
import { returnsRow } from '../../../database/rows'
import { WORD_SEPARATORS, wordsOf } from '../../../modules/search/search-text'
import { LONG_WORD, MAX_WORD_LENGTH } from './search-words'

/** Begins the keys of words of a title. */
export const TITLE = '\u001e'
export const eraKey = (era: number) => `\u001fe${era}`
export const kindKey = (kind: string) => `\u001fk${kind}`
export const categoryKey = (id: string) => `\u001fc${id}`

/** A part of a word that more words have is looked up by its trigrams, or not at all. */
const MAX_WORDS = 64
/** Fewer letters are parts of too many words. */
const MIN_PART = 3
/** Longer texts are told apart by their longest words. */
const MAX_EXACT = 4

/** The words of hits of a text. PostgreSQL's index of words finds them. */
export interface SearchKeys {
  /** Each hit has all of these words. */
  every: readonly string[]
  /** Each hit has a word of each set: the ends of a text of several words may be parts of words. */
  some: readonly (readonly string[])[]
  /** For a text of one word: the words that begin with it, and the words that contain it. Each hit has one of them. */
  beginning: readonly string[]
  within: readonly string[]
  /** Whether each listing with these words is a hit. */
  isExact: boolean
}

const keys = sql.raw(`listing_search_keys(
  listing_search.title, listing_search.search_text, listing_search.era, listing_search.kind, listing_search.category_id
) collate "C"`)

export const hasAll = (words: readonly string[]): RawBuilder<boolean> => sql`${keys} @> ${words}::text[]`
export const hasWord = (word: RawBuilder<unknown>): RawBuilder<boolean> => sql`${keys} @> array[${word}]`
export const hasAny = (words: readonly string[]): RawBuilder<boolean> => sql`${keys} && ${words}::text[]`

/** Each hit has all facets, and one of the eras. None of either doesn't narrow the hits down. */
export const hasFacets = (facets: readonly string[], eras: readonly string[]) => [
  ...(facets.length > 0 ? [hasAll(facets)] : []),
  ...(eras.length > 0 ? [hasAny(eras)] : []),
]

/** The words like a pattern. Undefined for a part that is short or that many words have. */
const wordsLike = async (db: Database, part: string, pattern: string): Promise<string[] | undefined> => {
  if ([...part].length < MIN_PART) return undefined
  const words = db
    .selectFrom('searchWord')
    .select('word')
    .where('word', 'like', pattern)
    .limit(MAX_WORDS + 1)
  const found = (await words.execute()).map(({ word }) => word)
  return found.length > MAX_WORDS ? undefined : found
}

const isSeparator = (character: string | undefined) => character !== undefined && WORD_SEPARATORS.includes(character)

/** The keys of a folded text. Undefined if an index of words can't find it. */
export const readSearchKeys = async (db: Database, folded: string): Promise<SearchKeys | undefined> => {
  const words = wordsOf(folded)
  const [first, last] = [words[0], words.at(-1)]
  if (first === undefined || last === undefined) return undefined
  const [beginsWord, endsWord] = [isSeparator(folded[0]), isSeparator([...folded].at(-1))]
  if (words.length === 1 && !beginsWord && !endsWord) {
    const found = await wordsLike(db, first, `%${escapedLike(first)}%`)
    if (!found) return undefined
    const beginning = found.filter((word) => word.startsWith(first))
    const isExact = !(await hasLongWords(db))
    return { every: [], some: [], beginning, within: found.filter((word) => !word.startsWith(first)), isExact }
  }
  const every = words.filter((_, index) => (index > 0 || beginsWord) && (index < words.length - 1 || endsWord))
  const ends = [
    beginsWord ? undefined : await wordsLike(db, first, `%${escapedLike(first)}`),
    endsWord ? undefined : await wordsLike(db, last, `${escapedLike(last)}%`),
  ]
  const some = ends.flatMap((set) => (set ? [set] : []))
  const longest = every.sort((a, b) => b.length - a.length).slice(0, MAX_EXACT)
  const exact = longest.map((word) => ([...word].length > MAX_WORD_LENGTH ? LONG_WORD : word))
  return some.length + exact.length === 0
    ? undefined
    : { every: exact, some, beginning: [], within: [], isExact: false }
}

const hasLongWords = (db: Database) =>
  returnsRow(db.selectFrom('searchWord').select('word').where('word', '=', LONG_WORD))
