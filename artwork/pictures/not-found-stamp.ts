import { waveGround } from '../engraving/grounds'
import { mix, palettes } from '../engraving/palettes'
import { at, createPlate, rectangle } from '../engraving/plate'
import { createRandom } from '../engraving/random'
import { rosette } from '../engraving/rosette'

const four = ['00010', '00110', '01010', '10010', '11111', '00010', '00010']
const nought = ['01110', '10001', '10001', '10001', '10001', '10001', '01110']
const digits = [four, nought, four]

const radius = 112
const step = 256
const advance = step * 6.7

const holesIn = (width: number, height: number) => {
  const left = (width - (digits.length * advance - step * 2.7)) / 2
  const top = height / 2 - step * 3
  const hole = (n: number, row: number, column: number) => {
    const x = Math.round(left + n * advance + column * step)
    return `<circle cx="${x}" cy="${Math.round(top + row * step)}" r="${radius}"/>`
  }
  return digits
    .flatMap((rows, n) =>
      rows.flatMap((bits, row) => [...bits].map((bit, column) => (bit === '1' ? hole(n, row, column) : ''))),
    )
    .join('')
}

/** The picture of the not-found page: a certificate perforated with 404. The page shows through the holes. */
export const notFoundStamp = () => {
  const plate = createPlate('cancelled 404', 736, 300)
  const { width, height } = plate
  const random = createRandom('cancelled 404')
  const great = rosette(plate, random, height * 0.44, {
    fold: 24,
    space: 30,
    build: 'grand',
    inks: ['e', 'd', 'd'],
    hollow: true,
  })
  const small = () =>
    rosette(plate, random, height * 0.3, { fold: 16, space: 30, build: 'long', inks: ['e', 'd', 'e'] })
  const middle = height * 0.5
  const rosettes = [
    at(width * 0.5, middle, great),
    at(width * 0.16, middle, small()),
    at(width * 0.84, middle, small()),
  ].join('')

  const sheet = rectangle(width, height)
  const rule = (inset: number) => {
    const [w, h] = [width - inset * 2, height - inset * 2]
    return `M${inset} ${inset}h${w}v${h}H${inset}z`
  }
  const holes = holesIn(width, height)
  const mask = plate.mask(`<path fill="#fff" d="${sheet}"/><g fill="#000">${holes}</g>`)
  const body = [
    `<g mask="url(#${mask})">`,
    `<path fill="var(--p)" d="${sheet}"/>`,
    waveGround({ plate, random, gap: 40 }),
    rosettes,
    `<path stroke="var(--p)" stroke-width="120" d="${sheet}"/>`,
    `<path stroke="var(--a)" stroke-width="30" d="${rule(60)}"/>`,
    `<path stroke="var(--a)" stroke-width="8" d="${rule(110)}"/>`,
    '</g>',
    `<g stroke="var(--a)" stroke-width="16">${holes}</g>`,
  ].join('')
  const { paper, inks, night } = palettes.marque
  const palette = {
    paper: mix(paper, '#ffffff', 0.55),
    inks,
    night: { paper: '#161e34', inks: night.inks },
  }
  return plate.svg(body, { palette, stroke: 5.5 })
}
