import type { Fonts } from '../../../infrastructure/fonts/fonts'

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

const scripts: readonly (readonly [Script, RegExp])[] = [
  ['arabic', /\p{Script=Arabic}/u],
  ['hebrew', /\p{Script=Hebrew}/u],
]
const scriptOf = (character: string) => scripts.find(([, pattern]) => pattern.test(character))?.[0]

/** Whether a text has Chinese, Japanese or Korean letters, for which there is no font of a small size. */
export const lacksFont = (text: string) =>
  /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}\p{Script=Bopomofo}]/u.test(text)

interface Run {
  script: Script
  text: string
}

/** Parts of one script each, in the order in which they stand on the page. Spaces and signs stay with the part before them. */
export const runsOf = (text: string): Run[] => {
  const runs: Run[] = []
  for (const character of text) {
    const last = runs.at(-1)
    const script = scriptOf(character) ?? (/\p{L}|\p{N}/u.test(character) ? 'latin' : (last?.script ?? 'latin'))
    if (last?.script === script) last.text += character
    else runs.push({ script, text: character })
  }
  return runs[0] && runs[0].script !== 'latin' ? runs.reverse() : runs
}

/** Writes lines of text that may mix scripts, which the library's own lines can't. */
export const createTextWriter = async (doc: Document, fonts: Fonts) => {
  for (const [script, [name, regular, bold]] of Object.entries(fontFiles)) {
    doc.registerFont(`${script} regular`, await fonts.find(name, regular))
    doc.registerFont(`${script} bold`, await fonts.find(name, bold))
  }
  const use = (script: Script, { size = 9, bold = false }: TextStyle) =>
    doc.font(`${script} ${bold ? 'bold' : 'regular'}`).fontSize(size)

  // With features, the library shapes a run as a whole, and words that are written from right to left keep their order.
  const widthOfRun = ({ script, text }: Run, style: TextStyle) =>
    use(script, style).widthOfString(text, { features: [] })

  const widthOf = (text: string, style: TextStyle = {}) =>
    runsOf(text).reduce((width, run) => width + widthOfRun(run, style), 0)

  /** Breaks between words, and within a word that is wider than the line. */
  const linesOf = (text: string, width: number, style: TextStyle) => {
    const lines: string[] = []
    let line = ''
    const fits = (candidate: string) => widthOf(candidate, style) <= width
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

  const writeLine = (line: string, x: number, y: number, style: TextStyle) => {
    let left = x
    for (const run of runsOf(line)) {
      use(run.script, style)
        .fillColor(style.colour ?? ink)
        .text(run.text, left, y, { lineBreak: false, features: [] })
      left += widthOfRun(run, style)
    }
  }

  return {
    /** Writes a text in a column and returns the y below it. */
    write: (text: string, x: number, y: number, width: number, style: TextStyle = {}) => {
      let top = y
      for (const line of linesOf(text, width, style)) {
        writeLine(line, style.align === 'right' ? x + width - widthOf(line, style) : x, top, style)
        top += (style.size ?? 9) * LINE_HEIGHT
      }
      return top
    },
  }
}

export type TextWriter = Awaited<ReturnType<typeof createTextWriter>>
