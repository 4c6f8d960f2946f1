import type { PictureType } from './picture-type'
import { MAX_PIXELS, MAX_SECONDS, pictureLimit, type Refusal } from './resize-picture'

const options = {
  jpeg: { quality: 92 },
  png: {},
  gif: {},
  webp: { quality: 92 },
  avif: { quality: 75, effort: 2 },
} as const

/** Re-encodes a picture in the same size and format from its pixels alone, which removes metadata and hidden content. */
export const reencodePicture = (bytes: Buffer, type: PictureType): Promise<Buffer | Refusal> =>
  pictureLimit(async () => {
    const { default: sharp } = await import('sharp')
    try {
      const { width, height, pages = 1 } = await sharp(bytes, { limitInputPixels: false }).metadata()
      if (width * height * pages > MAX_PIXELS) return 'too-many-pixels'
      const source = sharp(bytes, { limitInputPixels: MAX_PIXELS, animated: true, failOn: 'error' })
      // Colours are part of the delivered work.
      const encoded = source.timeout({ seconds: MAX_SECONDS }).autoOrient().keepIccProfile()
      return await encoded.toFormat(type, options[type]).toBuffer()
    } catch {
      return 'no-picture'
    }
  })
