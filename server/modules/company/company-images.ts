import type { CompanyRow } from '../../database/tables/tables'

const DEFAULT_PALETTE = 'freelance-services'

export const drawnLogo = (id: string, name: string, palette = DEFAULT_PALETTE) =>
  `/artwork/emblem/${palette}/${initials(name)}/${id}.svg`

export const drawnBanner = (id: string, palette = DEFAULT_PALETTE) => `/artwork/banner/${palette}/${id}.svg`

/** True for a generated picture, which is also the default. */
export const isDrawn = (path: string | null | undefined): path is null | undefined | `/artwork/${string}` =>
  path == null || path.startsWith('/artwork/')

/** The path of the generated logo for a name. An unchanged name keeps its logo. */
export const logoOf = ({ id, logo, banner, name: nameBefore }: CompanyRow, name: string) =>
  isDrawn(logo) && name === nameBefore ? logo : drawnLogo(id, name, paletteOf(logo, banner))

export const bannerOf = ({ id, logo, banner }: CompanyRow) =>
  isDrawn(banner) ? banner : drawnBanner(id, paletteOf(logo, banner))

/** The palette of the first generated picture, if any. */
const paletteOf = (...paths: readonly string[]) =>
  paths.map((path) => path.match(/^\/artwork\/(?:emblem|banner)\/([a-z-]+)\//)?.[1]).find((palette) => palette)

/** At most two letters, A to Z, because emblems have no other glyphs. `M` if the name has none of them. */
const initials = (name: string) =>
  name
    .normalize('NFD')
    .replaceAll(/\p{M}/gu, '')
    .toUpperCase()
    .split(/[^A-Z]+/)
    .map((word) => word.charAt(0))
    .join('')
    .slice(0, 2) || 'M'
