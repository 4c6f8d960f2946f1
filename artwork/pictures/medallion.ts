import type { Construction } from '../engraving/constructions'
import { type PaletteName, palettes } from '../engraving/palettes'
import { at, createPlate } from '../engraving/plate'
import { createRandom } from '../engraving/random'
import { rosette } from '../engraving/rosette'

interface Medallion {
  seed: string
  palette?: PaletteName
  size: number
  build: Construction
  fold?: number
  space?: number
  hollow?: boolean
}

const strokeFor = (size: number) => {
  if (size < 120) return 6
  return size > 400 ? 7 : 5.5
}

/** A single rosette without a ground. */
export const medallion = ({ seed, palette = 'marque', size, build, fold, space, hollow = false }: Medallion) => {
  const plate = createPlate(`medallion ${seed}`, size, size)
  const random = createRandom(`medallion ${seed}`)
  const body = rosette(plate, random, size * 4.92, {
    fold: fold ?? random.pick([12, 16, 18, 20]),
    space: space ?? (size < 120 ? 27 : 25),
    build,
    hollow,
  })
  return plate.svg(at(size * 5, size * 5, body), { palette: palettes[palette], stroke: strokeFor(size) })
}
