import { type Envelope, flat, petal, round, swell } from './curves'
import type { Graver } from './graver'
import type { Ink } from './palettes'
import type { Random } from './random'

interface ConstructionOptions {
  graver: Graver
  random: Random
  /** Radius. */
  R: number
  fold: number
  inks: readonly [Ink, Ink, Ink]
  /** The rosette's outline for a radius. */
  edge: (r: number) => Envelope
  /** Leaves the centre empty for a seal. */
  hollow: boolean
}

const scaled =
  (outline: Envelope, share: number): Envelope =>
  (u) =>
    outline(u) * share

/** A narrow double lace, then ripples, then a star of long petals. */
const rim = ({ graver: { weave, ripple, stop, star, eye }, random, R, fold, inks, edge }: ConstructionOptions) => {
  const [first, second, third] = inks
  const outline = edge(R)
  const waist = R * random.between(0.64, 0.74)
  const heart = R * random.between(0.38, 0.46)
  const waves = random.pick([1, 2])
  const lean = random.pick([0, 0.5, -0.5])
  return [
    stop(outline),
    weave(second, { fold, waves, inner: swell(waist * 0.97, R * 0.03), outer: outline, at: R, per: 10 }),
    weave(first, {
      fold,
      waves: waves + 1,
      inner: swell(waist, -R * 0.03),
      outer: scaled(outline, 0.985),
      at: R,
      twist: 0.5,
    }),
    ripple(first, {
      inner: swell(heart * 1.12, heart * 0.07),
      outer: swell(waist * 0.95, -R * 0.035),
      width: waist - heart * 1.1,
      lean,
    }),
    star(heart, third, second),
    eye(R * 0.11, first),
  ].join('')
}

/** Petals from the centre to the rim, crossed by a second set of petals. */
const long = ({
  graver: { weave, ripple, stop, disc, star, eye },
  random,
  R,
  fold,
  inks,
  edge,
}: ConstructionOptions) => {
  const [first, second, third] = inks
  const outline = edge(R)
  const heart = R * random.between(0.34, 0.44)
  const even = fold % 2 === 0
  const under = even
    ? { fold: fold / 2, waves: 3, outer: (u: number) => edge(R * 0.98)((u * 2) % 1) }
    : { fold, waves: 2, outer: outline }
  return [
    stop(outline),
    weave(second, { ...under, inner: flat(heart * 0.9), at: R * 0.8, per: 9 }),
    weave(first, { fold, waves: 1, inner: swell(heart * 1.25, heart * 0.12), outer: outline, at: R * 0.8, per: 14 }),
    weave(first, { fold, waves: 2, inner: flat(R * 0.9), outer: scaled(outline, 0.99), at: R, twist: 0.5 }),
    disc(heart),
    ripple(third, { inner: flat(heart * 0.8), outer: swell(heart * 0.98, heart * 0.03), width: heart * 0.2 }),
    star(heart * 0.74, third, second),
    eye(heart * 0.24, first),
  ].join('')
}

/** Scalloped laces on top of each other, each covering the one below. */
const dahlia = ({ graver: { weave, stop, eye }, random, R, fold, inks, edge }: ConstructionOptions) => {
  const [first, second, third] = inks
  const shrink = random.between(0.64, 0.72)
  const tiers = [first, second, first, third].map((name, i) => {
    const r = R * shrink ** i
    const outline = edge(r)
    const crossing = name === first ? second : first
    return [
      `<g transform="rotate(${round(i % 2 ? 180 / fold : 0)})">`,
      stop(outline),
      weave(name, { fold, waves: 1, inner: flat(r * 0.52), outer: outline, at: r * 0.85, per: 12 }),
      weave(crossing, { fold, waves: 2, inner: flat(r * 0.8), outer: scaled(outline, 0.985), at: r, twist: 0.5 }),
      '</g>',
    ].join('')
  })
  return tiers.join('') + eye(R * shrink ** 4 * 0.82, first)
}

/** All of these together, for large rosettes. */
const grand = ({
  graver: { weave, ripple, stop, disc, star, eye },
  random,
  R,
  fold,
  inks,
  edge,
  hollow,
}: ConstructionOptions) => {
  const [first, second, third] = inks
  const outline = edge(R)
  const waist = hollow ? 0.76 : random.between(0.68, 0.8)
  const heart = hollow ? 0.42 : random.between(0.34, 0.47)
  const lean = hollow ? 0.5 : random.pick([0.5, -0.5, 0])
  const half = fold / 2
  return [
    stop(outline),
    weave(second, { fold, waves: 2, inner: flat(R * (waist + 0.09)), outer: outline, at: R }),
    weave(first, {
      fold,
      waves: 3,
      inner: flat(R * (waist + 0.11)),
      outer: scaled(outline, 0.985),
      at: R,
      twist: 0.5,
    }),
    ripple(first, {
      inner: swell(R * waist, R * 0.012),
      outer: swell(R * (waist + 0.085), -R * 0.012),
      width: R * 0.085,
      lean,
    }),
    weave(second, {
      fold: half,
      waves: 3,
      inner: flat(R * heart),
      outer: petal(R * waist, R * 0.1),
      at: R * 0.62,
      per: 9,
    }),
    weave(first, {
      fold,
      waves: 1,
      inner: swell(R * (heart + 0.08), R * 0.04),
      outer: swell(R * (waist - 0.01), R * 0.02),
      at: R * 0.66,
      per: 14,
    }),
    disc(R * heart),
    ripple(third, { inner: flat(R * (heart - 0.035)), outer: swell(R * heart, R * 0.008), width: R * 0.035 }),
    weave(first, {
      fold: half,
      waves: 2,
      inner: flat(R * 0.2),
      outer: petal(R * (heart - 0.05), R * 0.06),
      at: R * 0.32,
    }),
    weave(second, { fold: half, waves: 3, inner: flat(R * 0.22), outer: flat(R * (heart - 0.06)), at: R * 0.32 }),
    ...(hollow ? [] : [star(R * 0.19, third, first), eye(R * 0.055, first)]),
  ].join('')
}

export const constructions = { rim, long, dahlia, grand }

export type Construction = keyof typeof constructions
