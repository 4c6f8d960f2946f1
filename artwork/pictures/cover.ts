import { type MotifName, motifs } from '../engraving/motifs'
import { type PaletteName, palettes, turned } from '../engraving/palettes'
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

/** A small picture carries fewer lines, so that they stay lines and do not run together into grey. */
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
  /** The palette's own if not given. */
  motif?: MotifName
}

/** Cover art. It has the line density of its size: draw it for the size shown. */
export const guilloche = ({ seed, palette, width, height, motif = motifOf[palette] }: Cover) => {
  const plate = createPlate(seed, width, height)
  const { stroke, ...scene } = density(Math.min(width, height))
  const drawing = motifs[motif]({ plate, random: createRandom(seed), ...scene })
  // One listing in three has its inks changed over, so that neighbours differ.
  const changed = createRandom(`${seed} ink`).between(0, 1) < 0.35
  return plate.svg(`<path fill="var(--p)" d="${rectangle(plate.width, plate.height)}"/>${drawing}`, {
    palette: changed ? turned(palettes[palette]) : palettes[palette],
    stroke,
  })
}
