import { crest, round, TAU, trace } from './curves'
import { ink, type Plate } from './plate'

interface Braid {
  period: number
  length: number
  half: number
  depth: number
  waves: number
  lines: number
}

/** Interlaced waves along the x axis. `half` is half their width, which shrinks by `depth` once in each period. */
export const braid = (plate: Plate, { period, length, half, depth, waves, lines }: Braid) => {
  const strand = (turns: number, lift: number) => {
    let d = ''
    for (let j = 0; j < lines; j++) {
      d += trace(turns * 8, (u) => {
        const reach = half - depth * (0.5 + 0.5 * Math.cos(TAU * u))
        return [u * period, Math.sin(TAU * (turns * u + j / lines)) * crest(8) * reach * lift]
      })
    }
    const step = (n: number) => `translate(${round(period * n)})`
    return plate.repeat(plate.path(d), Math.ceil(length / period) + 1, step)
  }
  return ink('b', strand(waves, 1)) + ink('a', strand(waves + 1, 0.94))
}
