import { sql } from 'kysely'
import { type Database, isPostgres } from '../../../database/connection'
import { hasAll } from './search-keys'
import { textConditions } from './search-match'
import { LONG_WORD, lockForRemoving, searchWordsOf } from './search-words'

/** Removes the words of former search texts that no other listing has, so that nothing of a deleted account is left. */
export const removeUnusedWords = async (db: Database, formerTexts: readonly string[]) => {
  if (isPostgres(db)) await lockForRemoving.execute(db)
  const unused: string[] = []
  for (const word of searchWordsOf(formerTexts)) if (word !== LONG_WORD && !(await isUsed(db, word))) unused.push(word)
  if (unused.length === 0) return
  await db.deleteFrom('searchWordTrigram').where('word', 'in', unused).execute()
  await db.deleteFrom('searchWord').where('word', 'in', unused).execute()
}

/** SQLite also finds words that have the word in them. */
const isUsed = async (db: Database, word: string) => {
  const { isCandidate, contains } = textConditions(db, word)
  const has = isPostgres(db) ? hasAll([word]) : sql<boolean>`${isCandidate('searchText')} and ${contains('searchText')}`
  const row = await db.selectFrom('listingSearch').select('listingId').where(has).limit(1).executeTakeFirst()
  return row !== undefined
}
