import { braid } from './braid'
import { type Envelope, flat, lace, petal, swell, wedge } from './curves'
import { linesFor } from './graver'
import { fanGround, ringGround, waveGround } from './grounds'
import { at, ink, type Plate } from './plate'
import type { Random } from './random'
import { rosette } from './rosette'

interface Scene {
  plate: Plate
  random: Random
  /** The distance between a rosette's lines. */
  space: number
  /** The distance between the ground's lines. */
  gap: number
  /** Factor for the number of lines in a braid. */
  fine: number
}

// Random numbers are drawn in the order of the code: reordering statements or arguments changes every cover.

/** A large wheel, cropped by the edge, and a pinion. */
const engine = (scene: Scene) => {
  const { plate, random, space } = scene
  const { width, height } = plate
  const side = random.flip() ? 1 : -1
  const x = width / 2 + side * width * random.between(0.12, 0.22)
  const y = height * random.between(0.42, 0.6)
  const R = height * random.between(0.6, 0.72)
  const pinionX = width / 2 - side * width * random.between(0.27, 0.33)
  const pinionY = height * (random.flip() ? random.between(0.2, 0.3) : random.between(0.7, 0.8))
  const ground = random.flip() ? waveGround(scene) : fanGround(scene, pinionX, pinionY)
  const wheel = rosette(plate, random, R, { fold: random.pick([18, 20, 24, 28]), space })
  const turn = random.between(0, 18)
  const pinion = rosette(plate, random, height * random.between(0.2, 0.27), {
    fold: random.pick([12, 14, 16]),
    space: space * 0.9,
    inks: ['c', 'b', 'a'],
  })
  return ground + at(x, y, wheel, turn) + at(pinionX, pinionY, pinion)
}

/** A single, centred rosette. */
const seal = (scene: Scene) => {
  const { plate, random, space } = scene
  const x = plate.width / 2
  const y = plate.height / 2
  const R = plate.height * random.between(0.4, 0.46)
  const ground = random.flip() ? waveGround(scene, random.flip()) : ringGround(scene, x, y)
  const fold = random.pick([8, 9, 10, 12, 16])
  const figure = rosette(plate, random, R, { fold, space, edge: random.pick(['petal', 'cusp']) })
  return ground + at(x, y, figure, random.between(0, 30))
}

/** Two overlapping rosettes. */
const twin = (scene: Scene) => {
  const { plate, random, space } = scene
  const { width, height } = plate
  const R = height * random.between(0.4, 0.47)
  const apart = R * random.between(0.72, 0.95)
  const lift = height * random.between(-0.07, 0.07)
  const fold = random.pick([12, 14, 16, 18])
  const turn = random.between(0, 20)
  const one = rosette(plate, random, R, { fold, space })
  const other = rosette(plate, random, R * random.between(0.82, 1), {
    fold: random.pick([10, 12, 16]),
    space,
    inks: ['b', 'a', 'c'],
  })
  return [
    waveGround(scene, random.flip()),
    at(width / 2 - apart, height / 2 + lift, one, turn),
    at(width / 2 + apart, height / 2 - lift, other, -turn),
  ].join('')
}

/** A rosette at the lower edge, with rays above it. */
const sunrise = (scene: Scene) => {
  const { plate, random, space } = scene
  const x = plate.width * random.between(0.36, 0.64)
  const y = plate.height * random.between(0.86, 1)
  const R = plate.height * random.between(0.62, 0.76)
  const ground = fanGround(scene, x, y)
  const fold = random.pick([16, 18, 20, 24])
  const sun = rosette(plate, random, R, { fold, space, edge: random.pick(['petal', 'swell']) })
  return ground + at(x, y, sun, random.between(0, 20))
}

/** Few, wide petals. */
const flower = (scene: Scene) => {
  const { plate, random, space } = scene
  const x = plate.width * random.between(0.4, 0.6)
  const y = plate.height * random.between(0.46, 0.56)
  const R = plate.height * random.between(0.5, 0.6)
  const fold = random.pick([5, 6, 7, 8])
  const tilt = random.between(0, 60)
  const wide = petal(R, R * random.between(0.3, 0.42), 0.9)
  const leaves = (inner: Envelope, outer: Envelope, waves: number) =>
    plate.ring(lace({ fold, waves, lines: linesFor(R * 0.72, fold, waves, space), inner, outer, per: 12 }), fold)
  const ground = ringGround(scene, x, y)
  const petals = [
    `<g fill="var(--p)">${plate.ring(wedge(16, fold, wide), fold)}</g>`,
    ink('b', leaves(flat(R * 0.3), wide, random.pick([1, 2]))),
    ink(
      'a',
      leaves(swell(R * 0.34, R * 0.05), (u) => wide(u) * 0.97, random.pick([2, 3])),
    ),
  ].join('')
  const heart = rosette(plate, random, R * random.between(0.42, 0.48), {
    fold: fold * 2,
    space: space * 0.9,
    inks: ['c', 'a', 'b'],
  })
  return ground + at(x, y, petals, tilt) + at(x, y, heart, tilt + 180 / fold)
}

/** A braid across the plate, with a medallion on it. */
const ribbon = (scene: Scene) => {
  const { plate, random, space, fine } = scene
  const { width, height } = plate
  const y = height * random.between(0.42, 0.58)
  const half = height * random.between(0.2, 0.27)
  const period = width / random.pick([3, 4, 5])
  const band = braid(plate, {
    period,
    length: width * 1.3,
    half,
    depth: half * random.between(0.2, 0.55),
    waves: random.pick([2, 3]),
    lines: Math.max(4, Math.round(9 * fine)),
  })
  const x = width * random.pick([0.3, 0.5, 0.7])
  const tilt = random.between(-14, 14)
  const ground = waveGround(scene)
  const R = height * random.between(0.3, 0.36)
  const medallion = rosette(plate, random, R, { fold: random.pick([12, 16, 18]), space, inks: ['c', 'a', 'b'] })
  const start = -Math.ceil((width * 0.75) / period) * period
  return ground + at(x, y, at(start, 0, band), tilt) + at(x, y, medallion)
}

/** Upright braids with a medallion in front. */
const column = (scene: Scene) => {
  const { plate, random, space, fine } = scene
  const { width, height } = plate
  const count = random.pick([3, 4, 5])
  const apart = width / count
  const half = apart * random.between(0.3, 0.38)
  const period = height / random.pick([2, 3])
  const band = braid(plate, {
    period,
    length: height,
    half,
    depth: half * random.between(0.25, 0.6),
    waves: random.pick([1, 2]),
    lines: Math.max(3, Math.round(5 * fine)),
  })
  const shaft = plate.group(band, 'rotate(90)')
  const shafts = Array.from({ length: count }, (_, i) => at(apart * (i + 0.5), -period * 0.5, shaft)).join('')
  const R = height * random.between(0.32, 0.38)
  const ground = waveGround(scene)
  const x = count % 2 ? width / 2 : apart * random.pick([1, count / 2, count - 1])
  const medallion = rosette(plate, random, R, { fold: random.pick([12, 16, 20]), space, inks: ['c', 'a', 'b'] })
  return ground + shafts + at(x, height / 2, medallion)
}

/** A grid of counters, the small rosettes that carry a banknote's denomination. */
const counter = (scene: Scene) => {
  const { plate, random } = scene
  const [columns, rows] = random.pick([
    [3, 2],
    [4, 2],
    [3, 2],
    [5, 3],
  ])
  const cellWidth = plate.width / columns
  const cellHeight = plate.height / rows
  const R = Math.min(cellWidth, cellHeight) * random.between(0.5, 0.58)
  const fold = random.pick([8, 10, 12, 16])
  const space = scene.space * (rows > 2 ? 0.9 : 1)
  const even = plate.group(rosette(plate, random, R, { fold, space }))
  const odd = plate.group(
    rosette(plate, random, R * 0.9, { fold: random.pick([8, 12, 14]), space, inks: ['c', 'b', 'a'] }),
  )
  let counters = ''
  for (let row = 0; row < rows; row++) {
    for (let column = 0; column < columns; column++) {
      counters += at(cellWidth * (column + 0.5), cellHeight * (row + 0.5), (row + column) % 2 ? odd : even)
    }
  }
  return waveGround(scene, random.flip()) + counters
}

/** Safety paper without a figure. */
const ground = (scene: Scene) =>
  fanGround({ ...scene, gap: scene.gap * 2.1 }, scene.plate.width * 0.742, scene.plate.height * 0.5)

/** Safety paper with a large rosette off to the side, for plates that carry text. */
const vault = (scene: Scene) => {
  const { plate, random, gap, space } = scene
  const paper = waveGround({ ...scene, gap: gap * 1.1 })
  const great = rosette(plate, random, plate.height * 0.98, {
    fold: 32,
    space: space * 1.15,
    build: 'grand',
    inks: ['e', 'd', 'e'],
    hollow: true,
  })
  return paper + at(plate.width * 0.97, plate.height * 0.5, great)
}

export const motifs = { engine, seal, twin, sunrise, flower, ribbon, column, counter, ground, vault }

export type MotifName = keyof typeof motifs
