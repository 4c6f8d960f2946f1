import { glyphs } from './glyphs'
import { round } from './plate'

const capHeight = 201
const kerning = 6

/** One or two capitals, centred at a place, `height` high. */
export const monogram = (letters: string, x: number, y: number, height: number, fill: string) => {
  const known = [...letters].map((letter) => glyphs[letter]).filter((glyph) => glyph !== undefined)
  const scale = height / capHeight
  let pen = 0
  let shapes = ''
  for (const { advance, outline } of known) {
    shapes += `<path transform="translate(${pen})" d="${outline}"/>`
    pen += advance - kerning
  }
  const width = pen + kerning
  const place = `translate(${round(x - (width * scale) / 2)} ${round(y + height / 2)})`
  return `<g fill="${fill}" stroke="none" transform="${place} scale(${round(scale)})">${shapes}</g>`
}
