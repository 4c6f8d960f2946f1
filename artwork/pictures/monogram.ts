import { round } from '../engraving/curves'
import { glyphs } from '../engraving/glyphs'

const capHeight = 201
const kerning = 6

interface Monogram {
  /** A to Z. */
  letters: string
  height: number
  /** Maximum width: wider letters are scaled down. */
  widest?: number
  fill: string
}

/** Capitals, centred at a place. */
export const monogram = (x: number, y: number, { letters, height, widest = Infinity, fill }: Monogram) => {
  const known = [...letters].map((letter) => glyphs[letter]).filter((glyph) => glyph !== undefined)
  let pen = 0
  let shapes = ''
  for (const { advance, outline } of known) {
    shapes += `<path transform="translate(${pen})" d="${outline}"/>`
    pen += advance - kerning
  }
  const width = pen + kerning
  const scale = Math.min(height / capHeight, widest / width)
  const place = `translate(${round(x - (width * scale) / 2)} ${round(y + (capHeight * scale) / 2)})`
  return `<g fill="${fill}" stroke="none" transform="${place} scale(${round(scale)})">${shapes}</g>`
}
