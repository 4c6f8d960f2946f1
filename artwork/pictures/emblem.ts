import { cusp, flat, lace, petal, round, wedge } from '../engraving/curves'
import { scallop } from '../engraving/graver'
import { type PaletteName, palettes } from '../engraving/palettes'
import { at, createPlate, ink } from '../engraving/plate'
import { createRandom } from '../engraving/random'
import { monogram } from './monogram'

interface Emblem {
  seed: string
  palette: PaletteName
  /** 1 or 2 letters, A to Z. */
  letters: string
  size: number
}

/** A company's mark: its initials in a plain disc with an engraved rim. For 80 pixels and more. */
export const emblem = ({ seed, palette, letters, size }: Emblem) => {
  const plate = createPlate(`emblem ${seed}`, size, size)
  const random = createRandom(`emblem ${seed}`)
  const centre = size * 5
  const R = centre * 0.97
  const disc = R * 0.6
  const inner = flat(disc)
  const fold = random.pick([12, 16, 18, 20, 24])
  const depth = R * random.between(0.05, 0.09)
  const edge = random.pick([petal, cusp, scallop])(R, depth)
  const rim = [
    `<g fill="var(--p)">${plate.ring(wedge(12, fold, edge), fold)}</g>`,
    ink('b', plate.ring(lace({ fold, waves: 2, lines: 5, inner, outer: edge }), fold)),
    ink(
      'a',
      plate.ring(
        lace({ fold, waves: random.pick([1, 3]), lines: 6, inner, outer: (u) => edge(u) * 0.98, twist: 0.5 }),
        fold,
      ),
    ),
    `<circle r="${round(disc)}" fill="var(--p)" stroke="var(--a)" stroke-width="10"/>`,
    `<circle r="${round(disc * 0.93)}" stroke="var(--a)"/>`,
  ].join('')
  const height = disc * (letters.length > 1 ? 0.7 : 0.9)
  const initials = monogram(centre, centre, { letters, height, widest: disc * 1.42, fill: 'var(--a)' })
  return plate.svg(at(centre, centre, rim) + initials, { palette: palettes[palette], stroke: 5 })
}
