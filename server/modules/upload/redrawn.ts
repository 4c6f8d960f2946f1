import { MOST_PIXELS, MOST_SECONDS, pictureLimit, type Refusal } from './picture'
import type { PictureType } from './picture-type'

const options = {
  jpeg: { quality: 92 },
  png: {},
  gif: {},
  webp: { quality: 92 },
  avif: { quality: 75, effort: 2 },
} as const

/** A picture as it is, in its size and format, drawn anew from its pixels: places, names and whatever hides behind it are gone. */
export const redrawnPicture = (bytes: Buffer, type: PictureType): Promise<Buffer | Refusal> =>
  pictureLimit(async () => {
    const { default: sharp } = await import('sharp')
    try {
      const { width, height, pages = 1 } = await sharp(bytes, { limitInputPixels: false }).metadata()
      if (width * height * pages > MOST_PIXELS) return 'too-many-pixels'
      const source = sharp(bytes, { limitInputPixels: MOST_PIXELS, animated: true, failOn: 'error' })
      // Colours are part of the work that is handed over.
      const redrawn = source.timeout({ seconds: MOST_SECONDS }).autoOrient().keepIccProfile()
      return await redrawn.toFormat(type, options[type]).toBuffer()
    } catch {
      return 'no-picture'
    }
  })
