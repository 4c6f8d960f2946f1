import pLimit from 'p-limit'
import type { Sharp } from 'sharp'
import {
  MAX_PIXELS,
  type PictureEncoder,
  type PictureSizes,
  type PictureType,
  pictureTypeOf,
  type Refusal,
} from './pictures'

/** A picture takes up to half a second of a core, and memory for its pixels. */
const CONCURRENCY = 2
const MAX_SECONDS = 10

const pictureLimit = pLimit(CONCURRENCY)

const resize = async (bytes: Uint8Array, sizes: PictureSizes): ReturnType<PictureEncoder['resize']> => {
  if (!pictureTypeOf(bytes)) return { refusal: 'no-picture' }
  // Loaded on demand, so that the server starts faster.
  const { default: sharp } = await import('sharp')
  try {
    // Reads only the header of the file.
    const { width, height } = await sharp(bytes, { limitInputPixels: false }).metadata()
    if (width * height > MAX_PIXELS) return { refusal: 'too-many-pixels' }
    const source = sharp(bytes, { limitInputPixels: MAX_PIXELS, sequentialRead: true, failOn: 'error' })
    const { data, info } = await reduced(source, sizes).raw().toBuffer({ resolveWithObject: true })
    const raw = { width: info.width, height: info.height, channels: info.channels }
    const pictures = new Map<string, Uint8Array>()
    for (const [size, [width, height, fit = 'cover']] of Object.entries(sizes)) {
      const picture = sharp(data, { raw }).resize(width, height, { fit, withoutEnlargement: fit === 'inside' })
      pictures.set(size, await picture.webp({ quality: 82 }).toBuffer())
    }
    return { pictures }
  } catch (error) {
    return { refusal: refusalOf(error) }
  }
}

/** Throws a timeout again: a picture that takes too long is no damaged one. */
const refusalOf = (error: unknown): Refusal => {
  if (error instanceof Error && error.message.startsWith('timeout:')) throw error
  return 'no-picture'
}

/** The picture upright, in sRGB and no larger than the largest size, so that the sizes can be made from it. */
const reduced = (source: Sharp, sizes: PictureSizes) =>
  source
    .timeout({ seconds: MAX_SECONDS })
    .autoOrient()
    .resize({
      width: Math.max(...Object.values(sizes).map(([width]) => width)),
      height: Math.max(...Object.values(sizes).map(([, height]) => height)),
      fit: 'outside',
      withoutEnlargement: true,
    })
    .toColourspace('srgb')

const encoderOptions = {
  jpeg: { quality: 92 },
  png: {},
  gif: {},
  webp: { quality: 92 },
  avif: { quality: 75, effort: 2 },
} as const

const reencode = async (bytes: Uint8Array, type: PictureType) => {
  const { default: sharp } = await import('sharp')
  try {
    const { width, height, pages = 1 } = await sharp(bytes, { limitInputPixels: false }).metadata()
    if (width * height * pages > MAX_PIXELS) return 'too-many-pixels'
    const source = sharp(bytes, { limitInputPixels: MAX_PIXELS, animated: true, failOn: 'error' })
    // The colour profile is kept, because exact colours are part of the delivered work.
    const encoded = source.timeout({ seconds: MAX_SECONDS }).autoOrient().keepIccProfile()
    return await encoded.toFormat(type, encoderOptions[type]).toBuffer()
  } catch (error) {
    return refusalOf(error)
  }
}

/** Encodes on threads of the process. */
export const sharpPictures: PictureEncoder = {
  resize: (file, sizes) => pictureLimit(async () => resize(await file.read(), sizes)),
  reencode: (file, type) => pictureLimit(async () => reencode(await file.read(), type)),
}
