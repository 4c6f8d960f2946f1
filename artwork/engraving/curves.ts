export const round = (n: number) => Math.round(n * 1000) / 1000

export const TAU = Math.PI * 2

export type Point = readonly [x: number, y: number]
/** A point for u from 0 to 1 across a sector or a period. */
type Curve = (u: number) => Point
/** A radius for u from 0 to 1 across a sector or a period. */
export type Envelope = (u: number) => number

export const polar = (r: number, t: number): Point => [r * Math.cos(t), r * Math.sin(t)]

/** A point turned around the origin, by a part of a full turn. */
export const turned = ([x, y]: Point, part: number): Point => {
  const [cos, sin] = polar(1, TAU * part)
  return [x * cos - y * sin, x * sin + y * cos]
}

/** The factor that compensates for the B-spline, which flattens wave crests. */
export const crest = (samplesPerWave: number) => 1 / Math.cos(Math.PI / samplesPerWave)

const even = (n: number) => 2 * Math.round(n / 2)
const middle = ([ax, ay]: Point, [bx, by]: Point): Point => [(ax + bx) / 2, (ay + by) / 2]
const numbers = (list: readonly number[]) => list.map((n, i) => `${i && n >= 0 ? ' ' : ''}${n}`).join('')

/**
 * A curve as path data: a quadratic B-spline, so each sample costs two small integers (`t dx dy`). It starts and ends
 * exactly on the ends of its sector. `shifts` are the offsets of its copies, which have equal text and so compress well.
 */
export const trace = (samples: number, curve: Curve, shifts: readonly Point[] = [[0, 0]]) => {
  const control = (i: number): Point => {
    const [x, y] = curve((i - 0.5) / samples)
    // Even integers make every midpoint an integer, so the reflected `t` controls are exact.
    return [even(x), even(y)]
  }
  let ahead = control(1)
  let here = middle(control(0), ahead)
  const [x, y] = here
  const steps = [ahead[0] - here[0], ahead[1] - here[1]]
  for (let i = 2; i <= samples + 1; i++) {
    const next = control(i)
    const there = middle(ahead, next)
    steps.push(there[0] - here[0], there[1] - here[1])
    here = there
    ahead = next
  }
  const line = `q${numbers(steps.slice(0, 4))}t${numbers(steps.slice(4))}`
  return shifts.map(([dx, dy]) => `M${numbers([round(x + dx), round(y + dy)])}${line}`).join('')
}

/** Number of sectors in one path. More sectors need fewer copies, and a browser spends more time on a copy than on a line. */
export const sectorsAtOnce = (fold: number) => [4, 3, 2].find((sectors) => fold % sectors === 0) ?? 1

/** The curve of a sector, repeated for all sectors of one path. */
const sectors = (fold: number, samples: number, curve: Curve) => {
  const many = sectorsAtOnce(fold)
  return trace(samples * many, (u) => curve(u * many))
}

/** Sectors of a rosette's outline, closed through the centre: for filling. */
export const wedge = (samples: number, fold: number, outline: Envelope) =>
  `${sectors(fold, samples, (u) => polar(outline(u), (TAU * u) / fold))}L0 0`

interface Lace {
  fold: number
  waves: number
  lines: number
  inner: Envelope
  outer: Envelope
  twist?: number
  /** Samples per wave. */
  per?: number
}

/** Sectors of a lace ring: sine waves with evenly distributed phases between two envelopes. */
export const lace = ({ fold, waves, lines, inner, outer, twist = 0, per = 7 }: Lace) => {
  const samples = Math.max(8, Math.round(waves * per))
  const gain = crest(samples / waves)
  let d = ''
  for (let j = 0; j < lines; j++) {
    d += sectors(fold, samples, (u) => {
      const low = inner(u)
      const high = outer(u)
      const wave = Math.sin(TAU * (waves * u + j / lines)) * gain
      return polar((low + high) / 2 + ((high - low) / 2) * wave, (TAU * (u + twist)) / fold)
    })
  }
  return d
}

interface Ripples {
  fold: number
  lines: number
  inner: Envelope
  outer: Envelope
  lean: number
  samples: number
}

/** Sectors of nested outlines from the inner envelope to the outer. */
export const ripples = ({ fold, lines, inner, outer, lean, samples }: Ripples) => {
  let d = ''
  for (let j = 0; j < lines; j++) {
    const s = (j + 0.5) / lines
    d += sectors(fold, samples, (u) => polar(inner(u + lean * s) * (1 - s) + outer(u + lean * s) * s, (TAU * u) / fold))
  }
  return d
}

export const flat =
  (r: number): Envelope =>
  () =>
    r

export const petal =
  (r: number, depth: number, sharp = 1): Envelope =>
  (u) =>
    r - depth * (1 - Math.abs(Math.cos(Math.PI * u)) ** sharp)

export const cusp =
  (r: number, depth: number): Envelope =>
  (u) =>
    r - depth * Math.abs(Math.cos(Math.PI * u))

export const swell =
  (r: number, depth: number): Envelope =>
  (u) =>
    r + depth * Math.cos(TAU * u)
