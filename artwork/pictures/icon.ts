import { lightOnly } from '../engraving/light-only'
import { palettes } from '../engraving/palettes'
import { seal } from './seal'

/** The seal as `size` by `size` pixels. On paper where a system would fill or cut the corners: it then takes less room. */
export const sealIcon = (size: number, ground: 'none' | 'paper' | 'maskable') => {
  const share = { none: 1, paper: 0.86, maskable: 0.7 }[ground]
  const side = Math.round(size * share)
  const at = (size - side) / 2
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" width="${size}" height="${size}">`,
    ground === 'none' ? '' : `<path fill="${palettes.marque.paper}" d="M0 0h${size}v${size}H0z"/>`,
    lightOnly(seal(side)).replace('<svg ', `<svg x="${at}" y="${at}" `),
    '</svg>',
  ].join('')
}
