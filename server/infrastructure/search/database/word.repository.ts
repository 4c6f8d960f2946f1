import { sql } from 'kysely'
import type { Database } from '../../../database/connection'
import { trigramsOf } from './search-words'

export const LAST_CHARACTER = '\u{10ffff}'
/** A beginning that more words have tells listings apart no more. */
export const MAX_BEGINNING = 64
/** A misspelt word shares this part of its trigrams with the word that it stands for, at least. */
const SHARED = 0.3
const MAX_SIMILAR = 40

/** The words of all search texts. */
export const createWordRepository = (db: Database) => ({
  /** The words that begin with a text, one more than the maximum at most. */
  beginningWith: async (text: string) => {
    const words = db.selectFrom('searchWord').select('word')
    const found = words.where('word', '>=', text).where('word', '<', text + LAST_CHARACTER)
    const rows = await found
      .orderBy('word')
      .limit(MAX_BEGINNING + 1)
      .execute()
    return rows.map(({ word }) => word)
  },

  /** The words of a list that search texts have. */
  known: async (words: readonly string[]) => {
    if (words.length === 0) return new Set<string>()
    const rows = await db.selectFrom('searchWord').select('word').where('word', 'in', words).execute()
    return new Set(rows.map(({ word }) => word))
  },

  /** Words that share trigrams with one, those that share the most first. */
  similarTo: async (word: string) => {
    const trigrams = trigramsOf(word)
    const shared = sql<number>`count(*)`
    const rows = await db
      .selectFrom('searchWordTrigram')
      .select('word')
      .where('trigram', 'in', trigrams)
      .groupBy('word')
      .having(shared, '>=', Math.ceil(trigrams.length * SHARED))
      .orderBy(shared, 'desc')
      .orderBy('word')
      .limit(MAX_SIMILAR)
      .execute()
    return rows.map((row) => row.word)
  },
})

export type WordRepository = ReturnType<typeof createWordRepository>
