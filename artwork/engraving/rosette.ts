import { type Construction, constructions } from './constructions'
import { cusp, type Envelope, petal } from './curves'
import { createGraver, scallop } from './graver'
import type { Ink } from './palettes'
import type { Plate } from './plate'
import type { Random } from './random'

const edges = { petal, cusp, swell: scallop } satisfies Record<string, (r: number, depth: number) => Envelope>

interface Rosette {
  /** Number of equal sectors. */
  fold: number
  /** The distance between lines. The same distance gives the same tone at every size. */
  space: number
  inks?: readonly [Ink, Ink, Ink]
  /** The outline's form. Random if omitted, like `build`. */
  edge?: keyof typeof edges
  build?: Construction
  /** Leaves the centre empty for a seal (`grand` only). */
  hollow?: boolean
}

/** A rosette of radius R around the origin. */
export const rosette = (plate: Plate, random: Random, R: number, options: Rosette) => {
  const { fold, space, inks = ['a', 'b', 'c'], hollow = false } = options
  const form = edges[options.edge ?? random.pick(['petal', 'cusp', 'swell'])]
  const depth = random.between(0.07, 0.13)
  // Relative to the plate, so that a thumbnail and its large version are the same picture.
  const isLarge = R > plate.height * 0.42 && fold % 2 === 0
  const build = options.build ?? random.pick(isLarge ? ['rim', 'long', 'grand'] : ['rim', 'long', 'dahlia'])
  return constructions[build]({
    graver: createGraver(plate, fold, space),
    random,
    R,
    fold,
    inks,
    edge: (r) => form(r, r * depth),
    hollow,
  })
}
