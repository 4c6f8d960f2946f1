import { type Envelope, flat, lace, petal, ripples, round, swell, TAU, wedge } from './curves'
import type { Ink } from './palettes'
import { ink, type Plate } from './plate'

interface Weave {
  fold: number
  waves: number
  inner: Envelope
  outer: Envelope
  /** The radius at which the distance between lines is measured. */
  at: number
  twist?: number
  /** Samples per wave. */
  per?: number
}

interface Ripple {
  inner: Envelope
  outer: Envelope
  width: number
  lean?: number
}

/** The number of waves with evenly distributed phases whose lines are `space` apart on a circle. */
export const linesFor = (radius: number, fold: number, waves: number, space: number) =>
  Math.min(16, Math.max(2, Math.round((TAU * radius) / (fold * waves * 2 * space))))

/** Drawing functions for the parts of rosettes with the same fold and line distance. */
export const createGraver = (plate: Plate, fold: number, space: number) => {
  // Thumbnails need fewer samples per wave.
  const detail = space >= 30 ? 0.68 : 1

  const weave = (name: Ink, { fold, waves, at, per = 7, ...shape }: Weave) => {
    const lines = linesFor(at, fold, waves, space)
    return ink(name, plate.ring(lace({ ...shape, fold, waves, lines, per: Math.round(per * detail) }), fold))
  }

  const ripple = (name: Ink, { inner, outer, width, lean = 0 }: Ripple) => {
    const lines = Math.max(3, Math.round(width / space))
    return ink(name, plate.ring(ripples({ fold, lines, inner, outer, lean, samples: Math.round(12 * detail) }), fold))
  }

  const disc = (radius: number) => `<circle r="${round(radius)}" fill="var(--p)"/>`

  return {
    weave,
    ripple,
    disc,
    /** Covers the ground under a figure with paper, as an engraver leaves it out. */
    stop: (outline: Envelope) => {
      const heart = `<circle r="${Math.round(outline(0.5) * 0.85)}"/>`
      return `<g fill="var(--p)">${heart}${plate.ring(wedge(14, fold, outline), fold)}</g>`
    },
    /** Long petals, and a finer weave across them. */
    star: (radius: number, name: Ink, crossing: Ink) => {
      const points = fold % 2 || fold < 12 ? fold : fold / 2
      const long = { inner: flat(radius * 0.16), outer: petal(radius, radius * 0.4, 0.8), at: radius * 0.8, per: 12 }
      const fine = { inner: flat(radius * 0.42), outer: flat(radius * 1.02), at: radius * 0.9 }
      return weave(name, { fold: points, waves: 1, ...long }) + weave(crossing, { fold: points, waves: 2, ...fine })
    },
    eye: (radius: number, name: Ink) => {
      const inner = flat(radius * 0.3)
      return disc(radius) + weave(name, { fold: 8, waves: 2, inner, outer: flat(radius), at: radius, per: 8 })
    },
  }
}

export type Graver = ReturnType<typeof createGraver>

/** A gently waved outline within radius r. */
export const scallop = (r: number, depth: number) => swell(r - depth / 2, depth / 2)
