import { crest, type Point, ripples, round, swell, TAU, trace, turned } from './curves'
import { at, ink, type Plate } from './plate'
import type { Random } from './random'

interface Ground {
  plate: Plate
  random: Random
  /** The distance between lines. */
  gap: number
}

/** Lines in one path. A browser spends more time on a copy than on a line, and equal lines compress well. */
const LINES_AT_ONCE = 16

/** Waves across the whole plate in two inks with nearly the same pitch, which gives the moiré of safety paper. */
export const waveGround = ({ plate, random, gap }: Ground, upright = false) => {
  const [along, across] = upright ? [plate.height, plate.width] : [plate.width, plate.height]
  const family = (amp: number, length: number, phase: number, pitch: number) => {
    const waves = along / length
    const step = (n: number): Point => (upright ? [round(pitch * n), 0] : [0, round(pitch * n)])
    const d = trace(
      Math.ceil(waves * 7),
      (u) => {
        const wave = amp * Math.sin(TAU * (waves * u + phase)) * crest(7)
        const offset = wave + amp * 0.6 * Math.sin(TAU * (u * 1.5 + phase))
        return upright ? [offset, u * along] : [u * along, offset]
      },
      Array.from({ length: LINES_AT_ONCE }, (_, n) => step(n)),
    )
    const times = Math.ceil((across + amp * 4) / pitch / LINES_AT_ONCE)
    const lines = plate.repeat(plate.path(d), times, (n) => `translate(${step(n * LINES_AT_ONCE).join(' ')})`)
    return upright ? at(-amp * 2, 0, lines) : at(0, -amp * 2, lines)
  }
  const length = random.between(340, 620)
  const amp = random.between(50, 100)
  return (
    ink('d', family(amp, length, random.between(0, 1), gap)) +
    ink('e', family(amp * 0.9, length * random.pick([1, 2]), random.between(0, 1), gap * 1.08))
  )
}

/** The distance from a point to the farthest corner. */
const reachFrom = ({ width, height }: Plate, x: number, y: number) =>
  Math.hypot(Math.max(x, width - x), Math.max(y, height - y))

/** Rays in one path, because a browser spends more time on a copy than on a line. */
const RAYS_AT_ONCE = 8

/** Two fans of wavy rays from one point, whose crossings give a shell-like moiré. */
export const fanGround = ({ plate, random, gap }: Ground, x: number, y: number) => {
  const reach = reachFrom(plate, x, y)
  const amp = random.between(70, 150)
  const bend = random.pick([2, 2.5, 3])
  const rays = 2 ** Math.round(Math.log2((TAU * reach * 0.62) / gap))
  const fan = (lift: number) => {
    const ray = (n: number) =>
      trace(gap > 44 ? 16 : 26, (u) => turned([u * reach, lift * Math.sin(TAU * (u * bend)) * (0.3 + u)], n / rays))
    const some = Array.from({ length: RAYS_AT_ONCE }, (_, n) => ray(n)).join('')
    return at(x, y, plate.around(plate.path(some), rays / RAYS_AT_ONCE))
  }
  return ink('d', fan(amp)) + ink('e', fan(-amp))
}

/** Scalloped rings around a point, each slightly larger and slightly turned. */
export const ringGround = ({ plate, random, gap }: Ground, x: number, y: number) => {
  const reach = reachFrom(plate, x, y) * 1.04
  const fold = random.pick([16, 20, 24])
  const rings = ripples({
    fold,
    lines: Math.round(reach / gap / 1.15),
    inner: swell(reach * 0.04, reach * 0.004),
    outer: swell(reach * 0.98, reach * 0.022),
    lean: random.pick([2, 3, -2]),
    samples: 8,
  })
  return ink('d', at(x, y, plate.ring(rings, fold)))
}
