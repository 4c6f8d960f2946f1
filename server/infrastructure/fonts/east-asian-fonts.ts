import { readFile } from 'node:fs/promises'
import { createRequire } from 'node:module'
import { dirname, join } from 'node:path'
import type { Font, FontCollection } from 'fontkit'
import { LRUCache } from 'lru-cache'
import { yieldToEventLoop } from '../../lib/timers'
import type { LetterFont } from './fonts'

type Language = 'sc' | 'tc' | 'jp' | 'kr'

const { resolve } = createRequire(import.meta.url)

/** One of the files into which a font is divided, as its package describes it in `unicode.json`. */
interface Slice {
  path: string
  has: (letter: string) => boolean
}

/** Whether a letter is in ranges such as `U+4e00,U+4e08-4e0f`. */
const inRanges = (ranges: string) => {
  const limits = ranges.split(',').map((range) => {
    const [first = '', last = first] = range.replace('U+', '').split('-')
    return [Number.parseInt(first, 16), Number.parseInt(last, 16)] as const
  })
  return (letter: string) => {
    const point = letter.codePointAt(0) ?? 0
    return limits.some(([first, last]) => first <= point && point <= last)
  }
}

const readSlices = async (language: Language): Promise<Slice[]> => {
  const list = resolve(`@fontsource-variable/noto-sans-${language}/unicode.json`)
  const slices: Record<string, string> = JSON.parse(await readFile(list, 'utf8'))
  return Object.entries(slices).map(([name, ranges]) => ({
    path: join(dirname(list), 'files', `noto-sans-${language}-${name.replace(/[[\]]/g, '')}-wght-normal.woff2`),
    has: inRanges(ranges),
  }))
}

/** The slices that were read, by language. */
const slices: Partial<Record<Language, Promise<Slice[]>>> = {}

/** Languages draw the same Chinese letter differently, so kana or Hangul tell whose shapes come first. */
const languagesOf = (text: string): readonly Language[] => {
  if (/[\p{Script=Hiragana}\p{Script=Katakana}]/u.test(text)) return ['jp', 'sc', 'tc', 'kr']
  if (/\p{Script=Hangul}/u.test(text)) return ['kr', 'sc', 'tc', 'jp']
  if (/\p{Script=Bopomofo}/u.test(text)) return ['tc', 'sc', 'jp', 'kr']
  return ['sc', 'tc', 'jp', 'kr']
}

/** Unicode's blocks of East Asian letters, with their punctuation and wide digits. */
const eastAsian =
  /[\u2e80-\u9fff\ua960-\ua97f\uac00-\ud7ff\uf900-\ufaff\ufe30-\ufe4f\uff00-\uffef\u{20000}-\u{323af}]/gu

/** Returns the letters that a font has. The list of its slice names others, too. */
const lettersIn = (font: Font | FontCollection, letters: string) =>
  'hasGlyphForCodePoint' in font
    ? [...letters].filter((letter) => font.hasGlyphForCodePoint(letter.codePointAt(0) ?? 0))
    : []

/**
 * Cuts fonts with just the letters of a text from the slices of the Noto fonts, as PDF documents need whole fonts of one
 * weight. The libraries are loaded by the first such text.
 */
export const findEastAsianFonts = async (text: string): Promise<LetterFont[]> => {
  const missing = new Set(text.match(eastAsian))
  if (missing.size === 0) return []
  const fonts: LetterFont[] = []
  for (const language of languagesOf(text)) {
    if (missing.size === 0) break
    slices[language] ??= readSlices(language)
    for (const { path, has } of await slices[language]) {
      const listed = [...missing].filter(has).join('')
      if (listed === '') continue
      // Cutting keeps the thread busy for some milliseconds.
      await yieldToEventLoop()
      const key = `${path} ${listed}`
      const font = cutFonts.get(key) ?? (await cutFont(path, listed))
      cutFonts.set(key, font)
      if (font.letters.size > 0) fonts.push(font)
      for (const letter of font.letters) missing.delete(letter)
    }
  }
  return fonts
}

/** The fonts that were cut last, because an invoice may be read again and again. */
const cutFonts = new LRUCache<string, LetterFont>({ max: 500 })

const cutFont = async (path: string, listed: string): Promise<LetterFont> => {
  const [{ default: subsetFont }, { create }] = await Promise.all([import('subset-font'), import('fontkit')])
  const slice = await readFile(path)
  const letters = lettersIn(create(slice), listed)
  const cut = (weight: number) =>
    subsetFont(slice, letters.join(''), { targetFormat: 'sfnt', variationAxes: { wght: weight } })
  return { letters: new Set(letters), regular: await cut(400), bold: await cut(600) }
}
