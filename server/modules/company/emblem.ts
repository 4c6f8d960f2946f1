import type { CompanyRow } from '../../database/tables/tables'

const usualPalette = 'freelance-services'

export const drawnLogo = (id: string, name: string, palette = usualPalette) =>
  `/artwork/emblem/${palette}/${initials(name)}/${id}.svg`

export const drawnBanner = (id: string, palette = usualPalette) => `/artwork/banner/${palette}/${id}.svg`

/** Whether it is no picture of the company's own. */
export const isDrawn = (path: string | null | undefined): path is null | undefined | `/artwork/${string}` =>
  path == null || path.startsWith('/artwork/')

/** The drawn emblem of a company that will be called so: the one it has, unless its letters change. */
export const emblemOf = ({ id, logo, banner, name: nameBefore }: CompanyRow, name: string) =>
  isDrawn(logo) && name === nameBefore ? logo : drawnLogo(id, name, paletteOf(logo, banner))

/** The drawn band of a company. */
export const bandOf = ({ id, logo, banner }: CompanyRow) =>
  isDrawn(banner) ? banner : drawnBanner(id, paletteOf(logo, banner))

/** What its drawn pictures are in the manner of. */
const paletteOf = (...paths: readonly string[]) =>
  paths.map((path) => path.match(/^\/artwork\/(?:emblem|banner)\/([a-z-]+)\//)?.[1]).find((palette) => palette)

/** At most two capitals of the alphabet that emblems can set, `M` where a name has none. */
const initials = (name: string) =>
  name
    .normalize('NFD')
    .replaceAll(/\p{M}/gu, '')
    .toUpperCase()
    .split(/[^A-Z]+/)
    .map((word) => word.charAt(0))
    .join('')
    .slice(0, 2) || 'M'
