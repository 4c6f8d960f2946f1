import { sql } from 'kysely'
import { type Database, isPostgres } from '../../../database/connection'
import { wordsOf } from '../../../modules/search/search-text'

/** Indexes have no longer words, but one key for all of them. */
export const MAX_WORD_LENGTH = 60
export const LONG_WORD = '\u001fl'

const BATCH = 1_000

/** The distinct words of folded texts. */
export const searchWordsOf = (texts: readonly string[]) => {
  const distinct = [...new Set(texts.flatMap(wordsOf))]
  return new Set(distinct.map((word) => ([...word].length > MAX_WORD_LENGTH ? LONG_WORD : word)))
}

/**
 * Until the transaction ends, others may add words, but none may remove any: it would not see the listings that get them. SQLite has
 * one writer anyway.
 */
const lockForAdding = sql`select pg_advisory_xact_lock_shared(hashtext('search words'))`
/** Until the transaction ends, others neither add nor remove words. */
export const lockForRemoving = sql`select pg_advisory_xact_lock(hashtext('search words'))`

/** Adds the words of folded texts, with their trigrams. */
export const addSearchWords = async (db: Database, texts: readonly string[]) => {
  if (isPostgres(db)) await lockForAdding.execute(db)
  // In one order, so that transactions that add the same words wait for each other and never both ways.
  const sorted = [...searchWordsOf(texts)].sort()
  for (let start = 0; start < sorted.length; start += BATCH) {
    const added = await db
      .insertInto('searchWord')
      .values(sorted.slice(start, start + BATCH).map((word) => ({ word })))
      .onConflict((conflict) => conflict.doNothing())
      .returning('word')
      .execute()
    const trigrams = added.flatMap(({ word }) => trigramsOf(word).map((trigram) => ({ trigram, word })))
    for (let from = 0; from < trigrams.length; from += BATCH) {
      await db
        .insertInto('searchWordTrigram')
        .values(trigrams.slice(from, from + BATCH))
        .execute()
    }
  }
}

/** The sequences of three characters of a word, with marks at its beginning and end. */
export const trigramsOf = (word: string) => {
  const characters = ['^', ...word, '$']
  return [...new Set(characters.slice(2).map((_, start) => characters.slice(start, start + 3).join('')))]
}
