import type { CompanyRow } from '../../database/tables/tables'

const DEFAULT_PALETTE = 'freelance-services'

export const drawnLogo = (id: string, name: string, palette = DEFAULT_PALETTE) =>
  `/artwork/emblem/${palette}/${initials(name)}/${id}.svg`

export const drawnBanner = (id: string, palette = DEFAULT_PALETTE) => `/artwork/banner/${palette}/${id}.svg`

/** Whether the picture is generated, not uploaded. */
export const isDrawn = (path: string | null | undefined): path is null | undefined | `/artwork/${string}` =>
  path == null || path.startsWith('/artwork/')

/** The generated emblem for a company with this name. An unchanged name keeps its emblem. */
export const logoOf = ({ id, logo, banner, name: nameBefore }: CompanyRow, name: string) =>
  isDrawn(logo) && name === nameBefore ? logo : drawnLogo(id, name, paletteOf(logo, banner))

/** The generated banner of a company. */
export const bannerOf = ({ id, logo, banner }: CompanyRow) =>
  isDrawn(banner) ? banner : drawnBanner(id, paletteOf(logo, banner))

/** The palette of its generated pictures. */
const paletteOf = (...paths: readonly string[]) =>
  paths.map((path) => path.match(/^\/artwork\/(?:emblem|banner)\/([a-z-]+)\//)?.[1]).find((palette) => palette)

/** At most two letters A to Z, which emblems can set; `M` for a name without any. */
const initials = (name: string) =>
  name
    .normalize('NFD')
    .replaceAll(/\p{M}/gu, '')
    .toUpperCase()
    .split(/[^A-Z]+/)
    .map((word) => word.charAt(0))
    .join('')
    .slice(0, 2) || 'M'
