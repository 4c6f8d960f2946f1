/** A paper and three inks, dark to light. */
export interface Print {
  paper: string
  inks: readonly [string, string, string]
}

/** `night` is the same plate printed on ink, for dark colour schemes. */
export interface Palette extends Print {
  night: Print
}

const categoryPalettes = {
  'patent-filing': {
    paper: '#e6eaec',
    inks: ['#16305f', '#2b6f86', '#a8542f'],
    night: { paper: '#131f35', inks: ['#8fb0e6', '#5fa9b8', '#d98a63'] },
  },
  'trademark-registration': {
    paper: '#f3e4de',
    inks: ['#7c1f33', '#b8543a', '#2c3f78'],
    night: { paper: '#2a1722', inks: ['#e79aa2', '#d9825f', '#8ea3dd'] },
  },
  'company-registration': {
    paper: '#e4eadd',
    inks: ['#1d4d3a', '#5b7d2c', '#8c5a1e'],
    night: { paper: '#12251f', inks: ['#8cc7a6', '#a9bd6c', '#d3a468'] },
  },
  'startup-packages': {
    paper: '#f4e8d3',
    inks: ['#8a3b12', '#c27a16', '#3d2f6b'],
    night: { paper: '#2a1c14', inks: ['#eba06f', '#e3b75c', '#a79bdc'] },
  },
  'logo-design': {
    paper: '#ece4ee',
    inks: ['#4a2569', '#8b3f7d', '#2a6a83'],
    night: { paper: '#211731', inks: ['#bd9ae2', '#d58ac3', '#74b5cb'] },
  },
  'freelance-services': {
    paper: '#dfeae8',
    inks: ['#0f4d58', '#2f8577', '#a14a2b'],
    night: { paper: '#0f242b', inks: ['#79c0c8', '#79c4ae', '#dd8a68'] },
  },
  'legal-consulting': {
    paper: '#e9e6df',
    inks: ['#2b3243', '#6c6a5a', '#8d6a1f'],
    night: { paper: '#1a1e29', inks: ['#b3bdd2', '#a7a48e', '#d4b266'] },
  },
  'business-products': {
    paper: '#ecead4',
    inks: ['#4b4a14', '#7d7a1f', '#7a2f4f'],
    night: { paper: '#1f2013', inks: ['#c8c57c', '#a9b06a', '#d98ba9'] },
  },
} satisfies Record<string, Palette>

export const palettes = {
  ...categoryPalettes,
  marque: {
    paper: '#f6f1e6',
    inks: ['#17295a', '#3f5fa0', '#c4341c'],
    night: { paper: '#0e1424', inks: ['#9fb2e6', '#6f86c4', '#f2704c'] },
  },
  /** Pale lines on the ink-blue plate: statistics, sign-in, footer. */
  plate: {
    paper: '#14224a',
    inks: ['#aebdec', '#6d86cb', '#e98a68'],
    night: { paper: '#182549', inks: ['#aebdec', '#6d86cb', '#e98a68'] },
  },
} satisfies Record<string, Palette>

export type PaletteName = keyof typeof palettes
/** A palette that a category has for its own, named by the category's slug. */
export type CategoryPalette = keyof typeof categoryPalettes

export const isCategoryPalette = (name: string): name is CategoryPalette => Object.hasOwn(categoryPalettes, name)

export const mix = (from: string, to: string, share: number) => {
  const channel = (hex: string, at: number) => Number.parseInt(hex.slice(at, at + 2), 16)
  const mixed = [1, 3, 5].map((at) => Math.round(channel(from, at) * (1 - share) + channel(to, at) * share))
  return `#${mixed.map((value) => value.toString(16).padStart(2, '0')).join('')}`
}

const exchange = ({ paper, inks: [first, second, third] }: Print): Print => ({ paper, inks: [second, first, third] })

/** The palette with its first two inks exchanged. */
export const turned = (palette: Palette): Palette => ({ ...exchange(palette), night: exchange(palette.night) })

/** The six inks a plate uses: three full (a b c), two tints for the ground (d e), the paper (p). */
export const inkset = ({ paper, inks: [a, b, c] }: Print, tint: number) => ({
  a,
  b,
  c,
  d: mix(a, paper, tint),
  e: mix(b, paper, tint),
  p: paper,
})

export type Ink = keyof ReturnType<typeof inkset>
