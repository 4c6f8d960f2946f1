/** A paper and three inks, dark to light. */
export interface Print {
  paper: string
  inks: readonly [string, string, string]
}

/** `night` is the print for dark colour schemes. */
export interface Palette extends Print {
  night: Print
}

type Colours = readonly [paper: string, first: string, second: string, third: string]

const print = ([paper, ...inks]: Colours): Print => ({ paper, inks })
const palette = (day: Colours, night: Colours): Palette => ({ ...print(day), night: print(night) })

const categoryPalettes = {
  'patent-filing': palette(['#e6eaec', '#16305f', '#2b6f86', '#a8542f'], ['#131f35', '#8fb0e6', '#5fa9b8', '#d98a63']),
  'trademark-registration': palette(
    ['#f3e4de', '#7c1f33', '#b8543a', '#2c3f78'],
    ['#2a1722', '#e79aa2', '#d9825f', '#8ea3dd'],
  ),
  'company-registration': palette(
    ['#e4eadd', '#1d4d3a', '#5b7d2c', '#8c5a1e'],
    ['#12251f', '#8cc7a6', '#a9bd6c', '#d3a468'],
  ),
  'startup-packages': palette(
    ['#f4e8d3', '#8a3b12', '#c27a16', '#3d2f6b'],
    ['#2a1c14', '#eba06f', '#e3b75c', '#a79bdc'],
  ),
  'logo-design': palette(['#ece4ee', '#4a2569', '#8b3f7d', '#2a6a83'], ['#211731', '#bd9ae2', '#d58ac3', '#74b5cb']),
  'freelance-services': palette(
    ['#dfeae8', '#0f4d58', '#2f8577', '#a14a2b'],
    ['#0f242b', '#79c0c8', '#79c4ae', '#dd8a68'],
  ),
  'legal-consulting': palette(
    ['#e9e6df', '#2b3243', '#6c6a5a', '#8d6a1f'],
    ['#1a1e29', '#b3bdd2', '#a7a48e', '#d4b266'],
  ),
  'business-products': palette(
    ['#ecead4', '#4b4a14', '#7d7a1f', '#7a2f4f'],
    ['#1f2013', '#c8c57c', '#a9b06a', '#d98ba9'],
  ),
} satisfies Record<string, Palette>

export const palettes = {
  ...categoryPalettes,
  marque: palette(['#f6f1e6', '#17295a', '#3f5fa0', '#c4341c'], ['#0e1424', '#9fb2e6', '#6f86c4', '#f2704c']),
  /** Pale lines on the ink-blue plate: statistics, sign-in, footer. */
  plate: palette(['#14224a', '#aebdec', '#6d86cb', '#e98a68'], ['#182549', '#aebdec', '#6d86cb', '#e98a68']),
} satisfies Record<string, Palette>

export type PaletteName = keyof typeof palettes
/** The palette of a category, named by the category's slug. */
export type CategoryPalette = keyof typeof categoryPalettes

export const isCategoryPalette = (name: string): name is CategoryPalette => Object.hasOwn(categoryPalettes, name)

export const mix = (from: string, to: string, share: number) => {
  const channel = (hex: string, at: number) => Number.parseInt(hex.slice(at, at + 2), 16)
  const mixed = [1, 3, 5].map((at) => Math.round(channel(from, at) * (1 - share) + channel(to, at) * share))
  return `#${mixed.map((value) => value.toString(16).padStart(2, '0')).join('')}`
}

const exchange = ({ paper, inks: [first, second, third] }: Print): Print => ({ paper, inks: [second, first, third] })

/** The palette with its first two inks exchanged. */
export const withExchangedInks = (palette: Palette): Palette => ({
  ...exchange(palette),
  night: exchange(palette.night),
})

/** The six colours of a plate: three inks (a b c), two tints for the ground (d e), the paper (p). */
export const inkset = ({ paper, inks: [a, b, c] }: Print, tint: number) => ({
  a,
  b,
  c,
  d: mix(a, paper, tint),
  e: mix(b, paper, tint),
  p: paper,
})

export type Ink = keyof ReturnType<typeof inkset>
