import pLimit from 'p-limit'
import type { Sharp } from 'sharp'
import { pictureSizes, type UploadPurpose } from './picture-sizes'
import { pictureTypeOf } from './picture-type'

/** Each takes up to half a second of one core, and its pixels in memory. */
const CONCURRENCY = 2
export const MAX_PIXELS = 40_000_000
export const MAX_SECONDS = 10

export type Refusal = 'no-picture' | 'too-many-pixels'
export type Resized = { refusal: Refusal } | { pictures: ReadonlyMap<string, Buffer> }

export const pictureLimit = pLimit(CONCURRENCY)

/** A picture in every size that pages show, made from its pixels alone: metadata and anything hidden in the file are gone. */
export const resizePicture = (bytes: Buffer, purpose: UploadPurpose): Promise<Resized> =>
  pictureLimit(() => resize(bytes, purpose))

const resize = async (bytes: Buffer, purpose: UploadPurpose): Promise<Resized> => {
  if (!pictureTypeOf(bytes)) return { refusal: 'no-picture' }
  // Loaded with the first picture: the server's start doesn't wait for it.
  const { default: sharp } = await import('sharp')
  try {
    // Reads no more than the head of the file.
    const { width, height } = await sharp(bytes, { limitInputPixels: false }).metadata()
    if (width * height > MAX_PIXELS) return { refusal: 'too-many-pixels' }
    const source = sharp(bytes, { limitInputPixels: MAX_PIXELS, sequentialRead: true, failOn: 'error' })
    const { data, info } = await reduced(source, purpose).raw().toBuffer({ resolveWithObject: true })
    const raw = { width: info.width, height: info.height, channels: info.channels }
    const pictures = new Map<string, Buffer>()
    for (const [size, [width, height]] of Object.entries(pictureSizes[purpose])) {
      const picture = sharp(data, { raw }).resize(width, height, { fit: 'cover' })
      pictures.set(size, await picture.webp({ quality: 82 }).toBuffer())
    }
    return { pictures }
  } catch {
    return { refusal: 'no-picture' }
  }
}

/** Upright, in the colours of screens, and no larger than the largest size needs: from that the others are cut. */
const reduced = (source: Sharp, purpose: UploadPurpose) => {
  const sizes = Object.values<readonly [number, number]>(pictureSizes[purpose])
  return source
    .timeout({ seconds: MAX_SECONDS })
    .autoOrient()
    .resize({
      width: Math.max(...sizes.map(([width]) => width)),
      height: Math.max(...sizes.map(([, height]) => height)),
      fit: 'outside',
      withoutEnlargement: true,
    })
    .toColourspace('srgb')
}
