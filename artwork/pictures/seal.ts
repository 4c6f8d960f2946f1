import { cusp, flat, lace, round, wedge } from '../engraving/curves'
import { type Print, palettes } from '../engraving/palettes'
import { at, createPlate, ink, placed } from '../engraving/plate'
import { monogram } from './monogram'

const fold = 24
const vermilion: Print = { paper: '#fdf3ea', inks: ['#c4341c', '#c4341c', '#c4341c'] }

/** A notary's seal, solid vermilion with lines in the colour of the paper. Below 96 pixels it has no lines. */
export const seal = (size: number) => {
  const plate = createPlate('seal marque', size, size)
  const centre = size * 5
  const R = centre * 0.98
  const detailed = size >= 96
  const disc = R * (detailed ? 0.56 : 0.72)
  const laces = () => {
    const inner = flat(disc * 1.06)
    const outer = flat(R * 0.9)
    return [
      ink('p', plate.ring(lace({ fold, waves: 1, lines: 2, inner, outer, per: 12 }), fold)),
      ink('p', plate.ring(lace({ fold, waves: 3, lines: 1, inner, outer, per: 8 }), fold)),
    ]
  }
  const outline = plate.ring(wedge(10, fold, cusp(R, R * 0.055)), fold)
  const body = [
    `<g fill="var(--a)" stroke="var(--a)" stroke-width="3">${outline}</g>`,
    `<circle r="${round(R * 0.9)}" fill="var(--a)"/>`,
    ...(detailed ? laces() : []),
    `<circle r="${round(disc)}" stroke="var(--p)" stroke-width="${detailed ? 9 : size * 0.2}"/>`,
    ...(detailed ? [`<circle r="${round(disc * 0.92)}" stroke="var(--p)"/>`] : []),
  ].join('')
  return plate.svg(
    at(centre, centre, body) + monogram(centre, centre, { letters: 'M', height: disc * 0.92, fill: 'var(--p)' }),
    {
      palette: { ...vermilion, night: vermilion },
      stroke: 4.5,
      scheme: 'light',
    },
  )
}

/** The seal as an icon. Where a system fills or cuts the corners of icons, the ground is paper and the seal smaller. */
export const sealIcon = (size: number, ground: 'none' | 'paper' | 'maskable') => {
  const share = { none: 1, paper: 0.86, maskable: 0.7 }[ground]
  const side = Math.round(size * share)
  const at = (size - side) / 2
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" width="${size}" height="${size}">`,
    ground === 'none' ? '' : `<path fill="${palettes.marque.paper}" d="M0 0h${size}v${size}H0z"/>`,
    placed(at, at, seal(side)),
    '</svg>',
  ].join('')
}
