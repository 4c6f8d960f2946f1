import { type MotifName, motifs } from '../engraving/motifs'
import { type PaletteName, palettes, withExchangedInks } from '../engraving/palettes'
import { createPlate, rectangle } from '../engraving/plate'
import { createRandom } from '../engraving/random'

const motifOf: Record<PaletteName, MotifName> = {
  'patent-filing': 'engine',
  'trademark-registration': 'seal',
  'company-registration': 'twin',
  'startup-packages': 'sunrise',
  'logo-design': 'flower',
  'freelance-services': 'ribbon',
  'legal-consulting': 'column',
  'business-products': 'counter',
  marque: 'seal',
  plate: 'seal',
}

/** Small pictures have fewer lines, so that the lines don't merge into grey. */
const density = (shorterSide: number) => {
  if (shorterSide < 120) return { fine: 0.5, space: 30, gap: 46, stroke: 6.5 }
  if (shorterSide < 260) return { fine: 0.8, space: 25, gap: 40, stroke: 5 }
  return { fine: 1.15, space: 28, gap: 46, stroke: 5.5 }
}

interface Cover {
  seed: string
  palette: PaletteName
  width: number
  height: number
  /** The palette's motif if omitted. */
  motif?: MotifName
}

/** Cover art. The line density depends on the size, so it has to be drawn in the size in which it is shown. */
export const guilloche = ({ seed, palette, width, height, motif = motifOf[palette] }: Cover) => {
  const plate = createPlate(seed, width, height)
  const { stroke, ...scene } = density(Math.min(width, height))
  const drawing = motifs[motif]({ plate, random: createRandom(seed), ...scene })
  // About a third of the listings have their inks exchanged, so that neighbours differ.
  const isExchanged = createRandom(`${seed} ink`).between(0, 1) < 0.35
  return plate.svg(`<path fill="var(--p)" d="${rectangle(plate.width, plate.height)}"/>${drawing}`, {
    palette: isExchanged ? withExchangedInks(palettes[palette]) : palettes[palette],
    stroke,
  })
}
