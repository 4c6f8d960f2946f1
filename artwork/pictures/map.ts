import { polar, TAU, trace } from '../engraving/curves'
import { type PaletteName, palettes } from '../engraving/palettes'
import { at, createPlate, rectangle } from '../engraving/plate'
import { createRandom } from '../engraving/random'

interface Contours {
  seed: string
  palette: PaletteName
  width: number
  height: number
}

/** Contour lines around three summits, shown in place of a map. */
export const contours = ({ seed, palette, width, height }: Contours) => {
  const plate = createPlate(`map ${seed}`, width, height)
  const random = createRandom(`map ${seed}`)
  const summits = Array.from({ length: 3 }, (_, i) => ({
    x: plate.width * random.between(0.1 + i * 0.3, 0.25 + i * 0.3),
    y: plate.height * random.between(0.2, 0.8),
    p: random.between(0, TAU),
    q: random.between(0, TAU),
  }))
  const hills = summits.map(({ x, y, p, q }, i) => {
    let d = ''
    for (let j = 12; j >= 0; j--) {
      const r = 60 + j * j * 2.2 + j * 62
      const line = trace(28, (u) => {
        const broad = 0.16 * Math.sin(2 * TAU * u + p + j * 0.07)
        const narrow = 0.08 * Math.sin(3 * TAU * u + q)
        return polar(r * (1 + broad + narrow), TAU * u)
      })
      d += `${line}z`
    }
    return at(x, y, `<path fill="var(--p)" stroke="var(--${i === 1 ? 'e' : 'd'})" d="${d}"/>`)
  })
  const paper = `<path fill="var(--p)" d="${rectangle(plate.width, plate.height)}"/>`
  return plate.svg(paper + hills.join(''), { palette: palettes[palette], stroke: 6 })
}
