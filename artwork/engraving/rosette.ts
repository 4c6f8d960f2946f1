import { type Construction, constructions } from './constructions'
import { cusp, type Envelope, petal } from './curves'
import { createGraver, scallop } from './graver'
import type { Ink } from './palettes'
import type { Plate } from './plate'
import type { Random } from './random'

const edges = { petal, cusp, swell: scallop } satisfies Record<string, (r: number, depth: number) => Envelope>

interface Rosette {
  /** How many sectors it repeats. */
  fold: number
  /** The distance between lines: it is what keeps the tone even, whatever the size. */
  space: number
  inks?: readonly [Ink, Ink, Ink]
  /** The outline's form; the seed's choice if not given, like the construction. */
  edge?: keyof typeof edges
  build?: Construction
  /** Leaves the heart free for a seal (`grand` only). */
  hollow?: boolean
}

/** A rosette of radius R at the origin, drawn from the rim to the eye. */
export const rosette = (plate: Plate, random: Random, R: number, options: Rosette) => {
  const { fold, space, inks = ['a', 'b', 'c'], hollow = false } = options
  const form = edges[options.edge ?? random.pick(['petal', 'cusp', 'swell'])]
  const depth = random.between(0.07, 0.13)
  // By proportion, not by pixels: a thumbnail and its large version must be the same picture.
  const roomy = R > plate.height * 0.42 && fold % 2 === 0
  const build = options.build ?? random.pick(roomy ? ['rim', 'long', 'grand'] : ['rim', 'long', 'dahlia'])
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
