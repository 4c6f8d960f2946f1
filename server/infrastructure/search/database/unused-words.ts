import { sql } from 'kysely'
import { type Database, isPostgres } from '../../../database/connection'
import { hasWord } from './search-keys'
import { textConditions } from './search-match'
import { LONG_WORD, lockForRemoving, searchWordsOf, trigramsOf } from './search-words'

/** Each word has some ten trigrams, and a statement should not have more than a thousand parameters. */
const BATCH = 50

/**
 * Removes the words of former search texts that neither the new texts nor other listings have, so that searches don't suggest what is
 * no longer public, and nothing of a deleted account is left.
 */
export const removeUnusedWords = async (
  db: Database,
  formerTexts: readonly string[],
  newTexts: readonly string[] = [],
) => {
  const kept = searchWordsOf(newTexts)
  const words = [...searchWordsOf(formerTexts)].filter((word) => word !== LONG_WORD && !kept.has(word))
  // The lock would make writers of other listings wait.
  if (words.length === 0) return
  const unused = await (isPostgres(db) ? lockAndFindUnused(db, words) : findUnused(db, words))
  for (let start = 0; start < unused.length; start += BATCH) {
    const batch = unused.slice(start, start + BATCH)
    // By the trigrams, too, with which the primary key begins.
    await db
      .deleteFrom('searchWordTrigram')
      .where(({ and, eb, or }) =>
        or(batch.map((word) => and([eb('trigram', 'in', trigramsOf(word)), eb('word', '=', word)]))),
      )
      .execute()
    await db.deleteFrom('searchWord').where('word', 'in', batch).execute()
  }
}

/** In few queries, because writers of other listings wait for the lock, but each within the time that a statement may take. */
const lockAndFindUnused = async (db: Database, words: readonly string[]) => {
  await lockForRemoving.execute(db)
  const unused: string[] = []
  for (let start = 0; start < words.length; start += BATCH) {
    const { rows } = await sql<{ word: string }>`
      select word from unnest(${words.slice(start, start + BATCH)}::text[]) as word
      where not exists (select from listing_search where ${hasWord(sql.ref('word'))})`.execute(db)
    unused.push(...rows.map(({ word }) => word))
  }
  return unused
}

/** On SQLite, whose index also finds words that have the word in them. */
const findUnused = async (db: Database, words: readonly string[]) => {
  const unused: string[] = []
  for (const word of words) {
    const { isCandidate, contains } = textConditions(db, word)
    const has = sql<boolean>`${isCandidate('searchText')} and ${contains('searchText')}`
    const row = await db.selectFrom('listingSearch').select('listingId').where(has).limit(1).executeTakeFirst()
    if (!row) unused.push(word)
  }
  return unused
}
