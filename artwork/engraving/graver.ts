import { type Envelope, flat, lace, petal, ripples, round, swell, TAU, wedge } from './curves'
import type { Ink } from './palettes'
import { ink, type Plate } from './plate'

interface Weave {
  fold: number
  waves: number
  inner: Envelope
  outer: Envelope
  /** Where the distance between lines is measured. */
  at: number
  twist?: number
  /** Samples to a wave. */
  per?: number
}

interface Ripple {
  inner: Envelope
  outer: Envelope
  width: number
  lean?: number
}

/** How many waves, evenly out of phase, give lines `space` apart on a circle. */
export const linesFor = (radius: number, fold: number, waves: number, space: number) =>
  Math.min(16, Math.max(2, Math.round((TAU * radius) / (fold * waves * 2 * space))))

/** What rosettes of one fold and one line distance are cut with. */
export const createGraver = (plate: Plate, fold: number, space: number) => {
  const thrift = space >= 30 ? 0.68 : 1 // Thumbnails: fewer samples to a wave.

  const weave = (name: Ink, { fold, waves, at, per = 7, ...shape }: Weave) => {
    const lines = linesFor(at, fold, waves, space)
    return ink(name, plate.ring(lace({ ...shape, fold, waves, lines, per: Math.round(per * thrift) }), fold))
  }

  const ripple = (name: Ink, { inner, outer, width, lean = 0 }: Ripple) => {
    const lines = Math.max(3, Math.round(width / space))
    return ink(name, plate.ring(ripples({ fold, lines, inner, outer, lean, samples: Math.round(12 * thrift) }), fold))
  }

  const disc = (radius: number) => `<circle r="${round(radius)}" fill="var(--p)"/>`

  return {
    weave,
    ripple,
    disc,
    /** What lies under a figure is stopped out, as an engraver would stop the ground short of it. */
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

/** A softly waved outline that keeps within radius r. */
export const scallop = (r: number, depth: number) => swell(r - depth / 2, depth / 2)
