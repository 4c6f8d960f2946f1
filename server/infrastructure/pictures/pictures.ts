export type PictureType = 'jpeg' | 'png' | 'gif' | 'webp' | 'avif'
export type Refusal = 'no-picture' | 'too-many-pixels'
/** Sizes in pixels by their names. A picture is cropped so that it covers a size, unless it is to fit inside. */
export type PictureSizes = Readonly<Record<string, readonly [width: number, height: number, fit?: 'cover' | 'inside']>>

/** Read once it is its turn, so that waiting pictures take no memory. */
interface Picture {
  read: () => Promise<Uint8Array>
}

/** Encodes pictures again. Only the pixels are kept, which removes metadata and hidden content. */
export interface PictureEncoder {
  /** Encodes a picture as WebP in every size. */
  resize: (
    file: Picture,
    sizes: PictureSizes,
  ) => Promise<{ refusal: Refusal } | { pictures: ReadonlyMap<string, Uint8Array> }>
  /** Encodes a picture in its size and format. */
  reencode: (file: Picture, type: PictureType) => Promise<Uint8Array | Refusal>
}

export const MAX_PIXELS = 40_000_000

/** The bytes from one position to before another as characters. */
export const charactersOf = (bytes: Uint8Array, from: number, to: number) =>
  String.fromCharCode(...bytes.subarray(from, to))

/**
 * Detects JPEG, PNG, GIF, WebP and AVIF by the first bytes, because name and declared type may be wrong. No other format is
 * decoded, in particular not SVG, which may contain scripts.
 */
export const pictureTypeOf = (bytes: Uint8Array): PictureType | undefined => {
  const text = (from: number, to: number) => charactersOf(bytes, from, to)
  if (text(0, 3) === '\xff\xd8\xff') return 'jpeg'
  if (text(0, 8) === '\x89PNG\r\n\x1a\n') return 'png'
  if (/^GIF8[79]a$/.test(text(0, 6))) return 'gif'
  if (text(0, 4) === 'RIFF' && text(8, 12) === 'WEBP') return 'webp'
  return /^ftypavi[fs]$/.test(text(4, 12)) ? 'avif' : undefined
}
