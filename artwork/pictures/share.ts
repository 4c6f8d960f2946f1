import { type CategoryPalette, type PaletteName, palettes } from '../engraving/palettes'
import { lightOnly, placed } from '../engraving/plate'
import { avatar } from './avatar'
import { frame } from './borders'
import { guilloche } from './cover'
import { emblem } from './emblem'
import { medallion } from './medallion'
import { monogram } from './monogram'
import { categoryMark } from './ornaments'
import { seal } from './seal'

/** The size that link previews use. */
const shareSize = { width: 1200, height: 630 }

const border = 32
const mat = 12
const inset = border + mat
const field = { width: shareSize.width - inset * 2, height: shareSize.height - inset * 2 }
/** The centre of the rays, where the picture stands. */
const centre = { x: inset + field.width * 0.742, y: shareSize.height / 2 }
const { paper, inks } = palettes.marque
const ink = inks[0]

/** Places a drawing inside another, in its own size. */
const centred = (size: number, svg: string) => placed(centre.x - size / 2, centre.y - size / 2, svg)

/** The frame: four corners, and edges that repeat between them, stretched to a whole number of repetitions. */
const outerFrame = () => {
  const piece = (x: number, y: number, width: number, height: number, from: string) =>
    `<svg x="${x}" y="${y}" width="${width}" height="${height}" viewBox="${from}" preserveAspectRatio="none"><use href="#frame"/></svg>`
  const { width, height } = shareSize
  const [right, bottom] = [width - border, height - border]
  const [columns, rows] = [12, 6]
  const [w, h] = [(width - border * 2) / columns, (height - border * 2) / rows]
  const across = Array.from({ length: columns }, (_, n) => border + n * w)
  const down = Array.from({ length: rows }, (_, n) => border + n * h)
  return [
    `<defs><g id="frame">${lightOnly(frame()).replace(/width="\d+" height="\d+"/, 'width="1600" height="1600"')}</g></defs>`,
    piece(0, 0, border, border, '0 0 320 320'),
    piece(right, 0, border, border, '1280 0 320 320'),
    piece(0, bottom, border, border, '0 1280 320 320'),
    piece(right, bottom, border, border, '1280 1280 320 320'),
    ...across.map((x) => piece(x, 0, w, border, '320 0 960 320') + piece(x, bottom, w, border, '320 1280 960 320')),
    ...down.map((y) => piece(0, y, border, h, '0 320 320 960') + piece(right, y, border, h, '1280 320 320 960')),
  ].join('')
}

/** The site's seal and name on a slip of paper. */
const signature = () => {
  const [width, height] = [306, 84]
  const [x, y] = [inset + 36, shareSize.height - border - height]
  return [
    `<path fill="${paper}" stroke="${ink}" stroke-width="1.5" d="M${x} ${y}h${width}v${height}h${-width}z"/>`,
    placed(x + 18, y + 16, seal(52)),
    monogram(x + 186, y + height / 2, { letters: 'MARQUE', height: 30, fill: ink }),
  ].join('')
}

const sheet = (...content: string[]) =>
  [
    `<svg xmlns="http://www.w3.org/2000/svg" width="${shareSize.width}" height="${shareSize.height}" fill="none">`,
    `<path fill="#fdfbf6" d="M0 0h${shareSize.width}v${shareSize.height}H0z"/>`,
    ...content,
    outerFrame(),
    '</svg>',
  ].join('')

interface Ground {
  seed: string
  palette: PaletteName
  motif?: 'ground'
}

const ground = (drawing: Ground) => placed(inset, inset, guilloche({ ...drawing, ...field }))

/** For a listing: its cover. */
export const shareCover = (palette: CategoryPalette, seed: string) => sheet(ground({ seed, palette }), signature())

/** For a company: its emblem. */
export const shareEmblem = (palette: CategoryPalette, letters: string, seed: string) =>
  sheet(
    ground({ seed, palette, motif: 'ground' }),
    centred(420, emblem({ seed, palette, letters, size: 420 })),
    signature(),
  )

/** For a person: the portrait, on a plate. */
export const shareAvatar = (seed: string) => {
  const size = 380
  const plate = size + mat * 2
  const [x, y] = [centre.x - plate / 2, centre.y - plate / 2]
  const portrait = avatar(seed).replace(/width="\d+" height="\d+"/, `width="${size}" height="${size}"`)
  return sheet(
    ground({ seed, palette: 'marque', motif: 'ground' }),
    `<path fill="#fdfbf6" stroke="${ink}" stroke-width="1.5" d="M${x} ${y}h${plate}v${plate}h${-plate}z"/>`,
    centred(size, portrait),
    signature(),
  )
}

/** For a category: its mark. */
export const shareCategory = (slug: CategoryPalette) =>
  sheet(ground({ seed: slug, palette: slug, motif: 'ground' }), centred(460, categoryMark(slug, 460)), signature())

/** For every other page: the seal on its rosette, and the name. */
export const shareMarque = () => {
  const size = 500
  return sheet(
    ground({ seed: 'marque', palette: 'marque', motif: 'ground' }),
    centred(size, medallion({ seed: 'marque', size, build: 'grand', fold: 36, space: 30, hollow: true })),
    centred(170, seal(170)),
    monogram(inset + 282, centre.y, { letters: 'MARQUE', height: 70, fill: ink }),
  )
}
