import type { Fonts, LetterFont } from '../../../infrastructure/fonts/fonts'
import { type Direction, directionOf, inVisualOrder, mirror, withLevels } from './text-order'

/** The part of a PDF document that writes text. */
type Document = Pick<PDFKit.PDFDocument, 'font' | 'fontSize' | 'fillColor' | 'registerFont' | 'text' | 'widthOfString'>

export interface TextStyle {
  size?: number
  bold?: boolean
  colour?: string
  align?: 'left' | 'right'
}

type Script = 'arabic' | 'hebrew' | 'latin'

const ink = '#14213f'
const LINE_HEIGHT = 1.4

/** The fonts by script. The Latin one has the Greek and Cyrillic letters, too. */
export const fontFiles: Record<Script, readonly [name: string, regular: string, bold: string]> = {
  arabic: ['@embedpdf/fonts-arabic', 'NotoNaskhArabic-Regular.ttf', 'NotoNaskhArabic-Bold.ttf'],
  hebrew: ['@embedpdf/fonts-hebrew', 'NotoSansHebrew-Regular.ttf', 'NotoSansHebrew-Bold.ttf'],
  latin: ['@embedpdf/fonts-latin', 'NotoSans-Regular.ttf', 'NotoSans-SemiBold.ttf'],
}

/** A font of a document: the one of a script, or one that was cut for a few letters of the document. */
type FontName = Script | `letters ${number}`

interface Run {
  font: FontName
  text: string
}

const scripts: readonly (readonly [Script, RegExp])[] = [
  // Also the signs and digits that Arabic shares with a few other scripts.
  ['arabic', /\p{Script_Extensions=Arabic}/u],
  ['hebrew', /\p{Script=Hebrew}/u],
  // Also letters of no script, such as the apostrophe of Ukrainian, and digits.
  ['latin', /[\p{Script=Latin}\p{Script=Greek}\p{Script=Cyrillic}]|(?=[\p{L}\p{N}])\p{Script=Common}/u],
]

const isRightToLeft = (font: FontName | undefined) => font === 'arabic' || font === 'hebrew'

/** Chooses fonts for texts. */
export const createFontChoice = (letterFonts: readonly Pick<LetterFont, 'letters'>[]) => {
  const fontOf = (character: string): FontName | undefined => {
    const index = letterFonts.findIndex(({ letters }) => letters.has(character))
    return index < 0 ? scripts.find(([, pattern]) => pattern.test(character))?.[0] : `letters ${index}`
  }

  return {
    /** Whether a text has a letter or digit that is in none of the fonts. */
    lacks: (text: string) => [...text].some((character) => /[\p{L}\p{N}]/u.test(character) && !fontOf(character)),

    /** Parts of one font each, in the order in which they stand on the page. The fonts of Hebrew and Arabic have spaces, but few signs. */
    runsOf: (text: string, direction = directionOf(text)): Run[] => {
      const runs: (Run & { level: number })[] = []
      for (const { character, level } of withLevels(text, direction)) {
        const last = runs.at(-1)
        const staysWithLast = last?.level === level && isRightToLeft(last.font) && / |\p{Join_Control}/u.test(character)
        const font = fontOf(character) ?? (staysWithLast ? last.font : 'latin')
        if (last?.font === font && last.level === level) last.text += character
        else runs.push({ font, text: character, level })
      }
      // The library writes a run in the direction of its font.
      return inVisualOrder(runs).map(({ font, text, level }) => {
        const isTurned = (level % 2 === 1) !== isRightToLeft(font)
        return { font, text: isTurned ? mirror(text) : text }
      })
    },
  }
}

/** Writes lines that may mix scripts, which the library's own lines can't. The fonts have the letters of `text`. */
export const createTextWriter = async (doc: Document, fonts: Fonts, text: string) => {
  for (const [script, [name, regular, bold]] of Object.entries(fontFiles)) {
    doc.registerFont(`${script} regular`, await fonts.find(name, regular))
    doc.registerFont(`${script} bold`, await fonts.find(name, bold))
  }
  const letterFonts = await fonts.findEastAsian(text)
  for (const [index, { regular, bold }] of letterFonts.entries()) {
    doc.registerFont(`letters ${index} regular`, regular)
    doc.registerFont(`letters ${index} bold`, bold)
  }
  const { lacks, runsOf } = createFontChoice(letterFonts)
  const use = (font: FontName, { size = 9, bold = false }: TextStyle) =>
    doc.font(`${font} ${bold ? 'bold' : 'regular'}`).fontSize(size)

  // With features, the library shapes a run as a whole, and words that are written from right to left keep their order.
  const widthOfRun = ({ font, text }: Run, style: TextStyle) => use(font, style).widthOfString(text, { features: [] })

  const widthOf = (line: string, direction: Direction, style: TextStyle) =>
    runsOf(line, direction).reduce((width, run) => width + widthOfRun(run, style), 0)

  /** Breaks between words, and within a word that is wider than the line. */
  const linesOf = (text: string, direction: Direction, width: number, style: TextStyle) => {
    const lines: string[] = []
    let line = ''
    const fits = (candidate: string) => widthOf(candidate, direction, style) <= width
    for (const word of text.split(' ')) {
      const candidate = line === '' ? word : `${line} ${word}`
      if (fits(candidate)) {
        line = candidate
        continue
      }
      if (line !== '') lines.push(line)
      line = ''
      for (const character of word) {
        if (line !== '' && !fits(line + character)) {
          lines.push(line)
          line = ''
        }
        line += character
      }
    }
    return line === '' ? lines : [...lines, line]
  }

  const writeLine = (line: string, direction: Direction, x: number, y: number, style: TextStyle) => {
    let left = x
    for (const run of runsOf(line, direction)) {
      use(run.font, style)
        .fillColor(style.colour ?? ink)
        .text(run.text, left, y, { lineBreak: false, features: [] })
      left += widthOfRun(run, style)
    }
  }

  return {
    lacks,
    /** Writes a text in a column and returns the y below it. */
    write: (text: string, x: number, y: number, width: number, style: TextStyle = {}) => {
      const direction = directionOf(text)
      let top = y
      for (const line of linesOf(text, direction, width, style)) {
        const left = style.align === 'right' ? x + width - widthOf(line, direction, style) : x
        writeLine(line, direction, left, top, style)
        top += (style.size ?? 9) * LINE_HEIGHT
      }
      return top
    },
  }
}

export type TextWriter = Awaited<ReturnType<typeof createTextWriter>>
