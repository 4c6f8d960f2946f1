import { type Kysely, sql } from 'kysely'
import { isPostgres } from '../connection'

// Search texts and their words as migrations 0103 and 0177 make them, whatever the search does now.

/** Letters that Unicode doesn't compose of a plain letter and an accent. */
const plainLetters: Readonly<Record<string, string>> = {
  ß: 'ss',
  æ: 'ae',
  œ: 'oe',
  ø: 'o',
  đ: 'd',
  ł: 'l',
  ı: 'i',
  ς: 'σ',
}

/** Folds case, accents, and typographic quotes, dashes and spaces, as search texts are stored and compared. */
export const foldForSearch = (text: string) =>
  text
    .toLowerCase()
    .normalize('NFD')
    .replaceAll(/[\u0300-\u036f]/g, '')
    .normalize('NFC')
    .replaceAll(/[ßæœøđłıς]/g, (letter) => plainLetters[letter] ?? letter)
    .replaceAll(/[‘’‛ʼ′´`]/g, "'")
    .replaceAll(/[“”„‟″«»]/g, '"')
    .replaceAll(/[‐‑‒–—―−]/g, '-')
    .replaceAll(/\s/g, ' ')

/** The characters of ASCII that are neither letters nor digits. PostgreSQL's keys are split at the same ones. */
export const WORD_SEPARATORS = Array.from({ length: 127 }, (_, index) => String.fromCharCode(index + 1)).filter(
  (character) => /[^a-zA-Z0-9]/.test(character),
)

/** Separates the parts of a search text. A control character, which input can't contain. */
export const SEPARATOR = '\u001f'

/**
 * Each part begins with a space, so that its first word is found like the others. With two separators at the end each character
 * begins a trigram of SQLite's index.
 */
export const joinParts = (parts: readonly string[]) =>
  parts.map((part) => ` ${part}`).join(SEPARATOR) + SEPARATOR.repeat(2)

const ERA_MS = 8 * 86_400_000

/** The eight days since 1970 that a moment is in. */
export const eraOf = (createdAt: string) => Math.floor(Date.parse(createdAt) / ERA_MS)

export const MAX_WORD_LENGTH = 60
/** Stands for all longer words. */
export const LONG_WORD = '\u001fl'
const BATCH = 1_000

/** The distinct words of folded texts. */
export const searchWordsOf = (texts: readonly string[]) => {
  const words = texts.flatMap((text) => text.split(/[^a-zA-Z0-9\u0080-\u{10ffff}]+/u)).filter((word) => word !== '')
  return new Set(words.map((word) => ([...word].length > MAX_WORD_LENGTH ? LONG_WORD : word)))
}

/** Adds the words of folded texts, with their trigrams. */
export const addSearchWords = async (db: Kysely<unknown>, texts: readonly string[]) => {
  if (isPostgres(db)) await sql`select pg_advisory_xact_lock_shared(hashtext('search words'))`.execute(db)
  // In one order, so that transactions that add the same words wait for each other and never both ways.
  const sorted = [...searchWordsOf(texts)].sort()
  for (let start = 0; start < sorted.length; start += BATCH) {
    const values = sorted.slice(start, start + BATCH).map((word) => sql`(${word})`)
    const { rows } = await sql<{ word: string }>`
      insert into search_word (word) values ${sql.join(values)} on conflict do nothing returning word
    `.execute(db)
    const trigrams = rows.flatMap(({ word }) => trigramsOf(word).map((trigram) => sql`(${trigram}, ${word})`))
    for (let from = 0; from < trigrams.length; from += BATCH) {
      const part = trigrams.slice(from, from + BATCH)
      await sql`insert into search_word_trigram (trigram, word) values ${sql.join(part)}`.execute(db)
    }
  }
}

/** The sequences of three characters of a word, with marks at its beginning and end. */
export const trigramsOf = (word: string) => {
  const characters = ['^', ...word, '$']
  return [...new Set(characters.slice(2).map((_, start) => characters.slice(start, start + 3).join('')))]
}
