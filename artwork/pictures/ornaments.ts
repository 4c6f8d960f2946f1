import type { Construction } from '../engraving/constructions'
import type { CategoryPalette } from '../engraving/palettes'
import { band, frame } from './borders'
import { guilloche } from './cover'
import { medallion } from './medallion'
import { notFoundStamp } from './not-found-stamp'
import { seal } from './seal'

/** The fixed pictures of pages, by the names in their URLs. */
export const ornaments = {
  hero: () => medallion({ seed: 'marque', size: 680, build: 'grand', fold: 36, space: 30, hollow: true }),
  'hero-ground': () =>
    guilloche({ seed: 'marque-ground', palette: 'marque', motif: 'ground', width: 1216, height: 560 }),
  'stats-ground': () => guilloche({ seed: 'marque-stats', palette: 'plate', motif: 'vault', width: 1280, height: 280 }),
  'login-plate': () => guilloche({ seed: 'marque-door-2', palette: 'plate', width: 640, height: 640 }),
  'register-plate': () => guilloche({ seed: 'door-a', palette: 'plate', width: 640, height: 640 }),
  'about-plate': () => guilloche({ seed: 'about-3', palette: 'marque', motif: 'ribbon', width: 1216, height: 300 }),
  seal: () => seal(136),
  'seal-small': () => seal(48),
  frame,
  band: () => band(),
  'band-plate': () => band({ palette: 'plate', scheme: 'light' }),
  cancelled: notFoundStamp,
  empty: () => medallion({ seed: 'empty', palette: 'legal-consulting', size: 112, build: 'rim' }),
  failed: () => medallion({ seed: 'failed', size: 112, build: 'grand', fold: 16 }),
}

const marks: Record<CategoryPalette, { build: Construction; fold: number }> = {
  'patent-filing': { build: 'rim', fold: 24 },
  'trademark-registration': { build: 'long', fold: 8 },
  'company-registration': { build: 'dahlia', fold: 12 },
  'startup-packages': { build: 'long', fold: 20 },
  'logo-design': { build: 'rim', fold: 6 },
  'freelance-services': { build: 'long', fold: 14 },
  'legal-consulting': { build: 'rim', fold: 10 },
  'business-products': { build: 'dahlia', fold: 8 },
}

/** A category's mark. Construction and symmetry are fixed, so that its shape identifies it as well as its colour. */
export const categoryMark = (slug: CategoryPalette, size: number) =>
  medallion({ seed: slug, palette: slug, size, ...marks[slug] })
