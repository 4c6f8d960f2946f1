import { createChance } from './chance'
import type { Construction } from './constructions'
import { type PaletteName, palettes } from './inks'
import { at, createPlate } from './plate'
import { rosette } from './rosette'

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

/** One rosette on nothing. */
export const medallion = ({ seed, palette = 'marque', size, build, fold, space, hollow = false }: Medallion) => {
  const plate = createPlate(`medallion ${seed}`, size, size)
  const chance = createChance(`medallion ${seed}`)
  const body = rosette(plate, chance, size * 4.92, {
    fold: fold ?? chance.pick([12, 16, 18, 20]),
    space: space ?? (size < 120 ? 27 : 25),
    build,
    hollow,
  })
  return plate.svg(at(size * 5, size * 5, body), { palette: palettes[palette], stroke: strokeFor(size) })
}
