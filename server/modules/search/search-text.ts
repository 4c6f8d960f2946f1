import { DAY_MS } from '../../lib/dates'
import { foldCase } from '../../lib/text'

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

/** The words of a folded text. */
export const wordsOf = (folded: string) => folded.split(/[^a-zA-Z0-9\u0080-\u{10ffff}]+/u).filter((word) => word !== '')

/** Separates the parts of a search text. A control character, which input can't contain. */
const SEPARATOR = '\u001f'

/**
 * Each part begins with a space, so that its first word is found like the others. With two separators at the end each character
 * begins a trigram of SQLite's index.
 */
export const joinParts = (parts: readonly string[]) =>
  parts.map((part) => ` ${part}`).join(SEPARATOR) + SEPARATOR.repeat(2)

type Texts = [listing: { title: string; description: string }, categoryName: string, sellerName: string]

const textsOf = (...[{ title, description }, categoryName, sellerName]: Texts) => [
  title,
  description,
  categoryName,
  sellerName,
]

/** The searchable texts of a listing. The title comes first, because the ranking looks for it. */
export const searchParts = (...texts: Texts) => textsOf(...texts).map(foldForSearch)

/** The texts with and without their accents and typographic quotes, because saved searches have them as their owners wrote them. */
export const savedSearchText = (...texts: Texts) =>
  [...textsOf(...texts).map(foldCase), ...searchParts(...texts)].join(SEPARATOR)

export const ERA_MS = 8 * DAY_MS

/** The eight days since 1970 that a moment is in. Within them PostgreSQL finds the few newest of many listings with a word. */
export const eraOf = (createdAt: string) => Math.floor(Date.parse(createdAt) / ERA_MS)
