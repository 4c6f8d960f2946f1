import { isCategoryPalette } from '../engraving/palettes'
import { avatar } from '../pictures/avatar'
import { guilloche } from '../pictures/cover'
import { emblem } from '../pictures/emblem'
import { contours } from '../pictures/map'
import { categoryMark, ornaments } from '../pictures/ornaments'

// Keyed by unknown, since a query parameter can be anything.
const coverSizes = new Map<unknown, { width: number; height: number }>([
  ['thumb', { width: 112, height: 84 }],
  ['card', { width: 320, height: 200 }],
  ['large', { width: 720, height: 480 }],
])
const emblemSizes = new Map<unknown, number>([
  ['card', 112],
  ['large', 176],
])
const markSizes = new Map<unknown, number>([
  ['card', 84],
  ['large', 320],
])
const ornamentsByName = new Map(Object.entries(ornaments))

/** True for an id or a slug, which may be the seed of a picture. */
export const isSeed = (text: string) => /^[a-z0-9-]{1,64}$/.test(text)
export const isInitials = (text: string) => /^[A-Z]{1,2}$/.test(text)

/** Draws the picture that the parts of a path name, in a size of its kind. Undefined: there is none. */
type Draw = (parts: readonly [string, string, string], size: unknown) => string | undefined

const kinds = new Map<string, { parts: number; draw: Draw }>([
  [
    'cover',
    {
      parts: 2,
      draw: ([palette, seed], size) => {
        const measures = coverSizes.get(size)
        return isCategoryPalette(palette) && isSeed(seed) && measures
          ? guilloche({ seed, palette, ...measures })
          : undefined
      },
    },
  ],
  [
    'banner',
    {
      parts: 2,
      draw: ([palette, seed]) =>
        isCategoryPalette(palette) && isSeed(seed)
          ? guilloche({ seed: `${seed} banner`, palette, motif: 'ribbon', width: 1280, height: 272 })
          : undefined,
    },
  ],
  [
    'emblem',
    {
      parts: 3,
      draw: ([palette, letters, seed], size) => {
        const side = emblemSizes.get(size)
        return isCategoryPalette(palette) && isInitials(letters) && isSeed(seed) && side
          ? emblem({ seed, palette, letters, size: side })
          : undefined
      },
    },
  ],
  [
    'category',
    {
      parts: 1,
      draw: ([slug], size) => {
        const side = markSizes.get(size)
        return isCategoryPalette(slug) && side ? categoryMark(slug, side) : undefined
      },
    },
  ],
  ['avatar', { parts: 1, draw: ([seed]) => (isSeed(seed) ? avatar(seed) : undefined) }],
  [
    'map',
    {
      parts: 1,
      draw: ([seed]) =>
        isSeed(seed) ? contours({ seed, palette: 'patent-filing', width: 360, height: 225 }) : undefined,
    },
  ],
  ['ornament', { parts: 1, draw: ([name]) => ornamentsByName.get(name)?.() }],
])

/** Draws the SVG of a path below /artwork, such as `/avatar/ada.svg`. Undefined: the path or the size names none. */
export const drawPicture = (path: string, size: unknown = 'card') => {
  const [, name = '', rest = ''] = /^\/([a-z]+)\/([^%]+)\.svg$/.exec(path) ?? []
  const parts = rest.split('/')
  const kind = kinds.get(name)
  const [first = '', second = '', third = ''] = parts
  return kind?.parts === parts.length ? kind.draw([first, second, third], size) : undefined
}

export const drawnPictureHeaders = {
  'Content-Type': 'image/svg+xml',
  'Cache-Control': 'public, max-age=31536000, immutable',
  // An SVG opened directly is a document of our origin, so its policy allows styles only.
  'Content-Security-Policy': "default-src 'none'; style-src 'unsafe-inline'",
}
