import { crest, cusp, flat, lace, TAU, trace } from '../engraving/curves'
import { type PaletteName, palettes } from '../engraving/palettes'
import { at, createPlate, ink, type Plate, type Scheme } from '../engraving/plate'

/** The length in pixels after which a border repeats. */
const period = 96
const length = period * 10

/** The border's two sets of waves, for one period. */
const weaves = (height: number) => {
  const weave = (lines: number, waves: number, scale: number, shift: number) => {
    let d = ''
    for (let j = 0; j < lines; j++) {
      d += trace(waves * 8, (u) => {
        const wave = Math.sin(TAU * (waves * u + j / lines)) * crest(8) * (height * 0.36) * scale
        return [u * length, height / 2 + wave * (0.72 + 0.28 * Math.cos(TAU * (u + shift)))]
      })
    }
    return d
  }
  return { under: weave(5, 2, 1, 0), over: weave(4, 3, 0.96, 0.5) }
}

interface Band {
  palette?: PaletteName
  scheme?: Scheme
}

/** A border strip that repeats horizontally. */
export const band = ({ palette = 'marque', scheme = 'auto' }: Band = {}) => {
  const height = 24
  const plate = createPlate('band', period, height)
  const { under, over } = weaves(plate.height)
  const rule = (y: number) => `<path stroke="var(--a)" stroke-width="8" d="M0 ${y}h${length}"/>`
  const body = [
    ink('b', `<path d="${under}"/>`),
    ink('a', `<path d="${over}"/>`),
    rule(6),
    rule(plate.height - 6),
  ].join('')
  return plate.svg(body, { palette: palettes[palette], stroke: 5.5, scheme })
}

/** The small rosette in a frame's corner. */
const knot = (plate: Plate, side: number) => {
  const wide = lace({ fold: 8, waves: 2, lines: 1, inner: flat(side * 0.17), outer: flat(side * 0.34), per: 9 })
  const star = { fold: 8, waves: 1, lines: 3, inner: flat(side * 0.15), outer: cusp(side * 0.38, side * 0.06), per: 10 }
  const flower = [
    ink('b', plate.ring(wide, 8)),
    ink('a', plate.ring(lace(star), 8)),
    `<circle r="${side * 0.08}" fill="var(--c)"/>`,
  ].join('')
  const box = (inset: number) => {
    const reach = side - inset * 2
    return `M${inset} ${inset}h${reach}v${reach}h${-reach}z`
  }
  return [
    `<path fill="var(--p)" stroke="var(--a)" stroke-width="14" d="${box(8)}"/>`,
    `<path stroke="var(--a)" stroke-width="6" d="${box(28)}"/>`,
    at(side / 2, side / 2, flower),
  ].join('')
}

/** A square frame for `border-image: url(frame.svg) 32 / 32px round`. */
export const frame = () => {
  const corner = 32
  const side = corner * 2 + period
  const plate = createPlate('frame', side, side)
  const depth = corner * 10
  const { under, over } = weaves(depth)
  const rules = (inset: number) => `M0 ${depth - inset}h${length}M0 ${inset}h${length}`
  const edge = plate.group(
    [
      `<path stroke="var(--b)" d="${under}"/>`,
      `<path stroke="var(--a)" d="${over}"/>`,
      `<path stroke="var(--a)" stroke-width="14" d="${rules(8)}"/>`,
      `<path stroke="var(--a)" stroke-width="6" d="${rules(28)}"/>`,
    ].join(''),
  )
  const quarter = at(depth, 0, edge) + plate.group(knot(plate, depth))
  const centre = plate.width / 2
  const quarters = [0, 90, 180, 270].map((turn) => `<g transform="rotate(${turn} ${centre} ${centre})">${quarter}</g>`)
  return plate.svg(quarters.join(''), { palette: palettes.marque, stroke: 6 })
}
