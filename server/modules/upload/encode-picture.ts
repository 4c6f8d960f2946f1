import pLimit from 'p-limit'
import type { Sharp } from 'sharp'
import { isCropped, pictureSizes, type UploadPurpose } from './picture-sizes'

export type PictureType = 'jpeg' | 'png' | 'gif' | 'webp' | 'avif'

/**
 * Detects JPEG, PNG, GIF, WebP and AVIF by the first bytes, because name and declared type may be wrong. No other format is
 * decoded, in particular not SVG, which may contain scripts.
 */
export const pictureTypeOf = (bytes: Buffer): PictureType | undefined => {
  const text = (from: number, to: number) => bytes.toString('latin1', from, to)
  if (text(0, 3) === '\xff\xd8\xff') return 'jpeg'
  if (text(0, 8) === '\x89PNG\r\n\x1a\n') return 'png'
  if (/^GIF8[79]a$/.test(text(0, 6))) return 'gif'
  if (text(0, 4) === 'RIFF' && text(8, 12) === 'WEBP') return 'webp'
  return /^ftypavi[fs]$/.test(text(4, 12)) ? 'avif' : undefined
}

/** A picture takes up to half a second of a core, and memory for its pixels. */
const CONCURRENCY = 2
const MAX_PIXELS = 40_000_000
const MAX_SECONDS = 10

export type Refusal = 'no-picture' | 'too-many-pixels'
export type Resized = { refusal: Refusal } | { pictures: ReadonlyMap<string, Buffer> }

/** Read once it is its turn, so that waiting pictures take no memory. */
interface Picture {
  read: () => Promise<Buffer>
}

const pictureLimit = pLimit(CONCURRENCY)

/** Encodes a picture in every size that pages show. Only the pixels are kept, which removes metadata and hidden content. */
export const resizePicture = (file: Picture, purpose: UploadPurpose): Promise<Resized> =>
  pictureLimit(async () => resize(await file.read(), purpose))

const resize = async (bytes: Buffer, purpose: UploadPurpose): Promise<Resized> => {
  if (!pictureTypeOf(bytes)) return { refusal: 'no-picture' }
  // Loaded on demand, so that the server starts faster.
  const { default: sharp } = await import('sharp')
  try {
    // Reads only the header of the file.
    const { width, height } = await sharp(bytes, { limitInputPixels: false }).metadata()
    if (width * height > MAX_PIXELS) return { refusal: 'too-many-pixels' }
    const source = sharp(bytes, { limitInputPixels: MAX_PIXELS, sequentialRead: true, failOn: 'error' })
    const { data, info } = await reduced(source, purpose).raw().toBuffer({ resolveWithObject: true })
    const raw = { width: info.width, height: info.height, channels: info.channels }
    const pictures = new Map<string, Buffer>()
    for (const [size, [width, height]] of Object.entries(pictureSizes[purpose])) {
      const fit = isCropped(size) ? { fit: 'cover' as const } : { fit: 'inside' as const, withoutEnlargement: true }
      const picture = sharp(data, { raw }).resize(width, height, fit)
      pictures.set(size, await picture.webp({ quality: 82 }).toBuffer())
    }
    return { pictures }
  } catch {
    return { refusal: 'no-picture' }
  }
}

/** The picture upright, in sRGB and no larger than the largest size, so that the sizes can be made from it. */
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

const encoderOptions = {
  jpeg: { quality: 92 },
  png: {},
  gif: {},
  webp: { quality: 92 },
  avif: { quality: 75, effort: 2 },
} as const

/** Encodes a picture again in the same size and format. Only the pixels are kept, which removes metadata and hidden content. */
export const reencodePicture = (file: Picture, type: PictureType): Promise<Buffer | Refusal> =>
  pictureLimit(async () => {
    const bytes = await file.read()
    const { default: sharp } = await import('sharp')
    try {
      const { width, height, pages = 1 } = await sharp(bytes, { limitInputPixels: false }).metadata()
      if (width * height * pages > MAX_PIXELS) return 'too-many-pixels'
      const source = sharp(bytes, { limitInputPixels: MAX_PIXELS, animated: true, failOn: 'error' })
      // The colour profile is kept, because exact colours are part of the delivered work.
      const encoded = source.timeout({ seconds: MAX_SECONDS }).autoOrient().keepIccProfile()
      return await encoded.toFormat(type, encoderOptions[type]).toBuffer()
    } catch {
      return 'no-picture'
    }
  })
