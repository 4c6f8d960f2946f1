import { MAX_PIXELS, type PictureEncoder, type PictureSizes, type PictureType, pictureTypeOf } from './pictures'

/** Canvases encode no other types. */
const qualities: Partial<Record<PictureType, number>> = { jpeg: 0.92, png: 1, webp: 0.92 }

const decode = async (bytes: Uint8Array) => {
  if (!pictureTypeOf(bytes)) return 'no-picture'
  // The picture is upright: browsers turn it as its metadata say.
  const bitmap = await createImageBitmap(new Blob([Uint8Array.from(bytes)])).catch(() => undefined)
  if (!bitmap) return 'no-picture'
  return bitmap.width * bitmap.height > MAX_PIXELS ? 'too-many-pixels' : bitmap
}

type Size = readonly [width: number, height: number]

/** The picture's own size, reduced to fit. */
const fitted = ({ width, height }: ImageBitmap, [maxWidth, maxHeight]: Size): Size => {
  const scale = Math.min(1, maxWidth / width, maxHeight / height)
  return [Math.max(1, Math.round(width * scale)), Math.max(1, Math.round(height * scale))]
}

/** Draws the middle of a picture, scaled so that it covers the size. */
const draw = async (bitmap: ImageBitmap, [width, height]: Size, type: PictureType, quality: number) => {
  const canvas = new OffscreenCanvas(width, height)
  const scale = Math.max(width / bitmap.width, height / bitmap.height)
  const [drawnWidth, drawnHeight] = [bitmap.width * scale, bitmap.height * scale]
  const context = canvas.getContext('2d')
  context?.drawImage(bitmap, (width - drawnWidth) / 2, (height - drawnHeight) / 2, drawnWidth, drawnHeight)
  const blob = await canvas.convertToBlob({ type: `image/${type}`, quality })
  return new Uint8Array(await blob.arrayBuffer())
}

const resize = async (bytes: Uint8Array, sizes: PictureSizes): ReturnType<PictureEncoder['resize']> => {
  const bitmap = await decode(bytes)
  if (typeof bitmap === 'string') return { refusal: bitmap }
  const pictures = new Map<string, Uint8Array>()
  for (const [name, [width, height, fit]] of Object.entries(sizes)) {
    const size: Size = [width, height]
    pictures.set(name, await draw(bitmap, fit === 'inside' ? fitted(bitmap, size) : size, 'webp', 0.82))
  }
  return { pictures }
}

const reencode = async (bytes: Uint8Array, type: PictureType) => {
  const bitmap = await decode(bytes)
  if (typeof bitmap === 'string') return bitmap
  const quality = qualities[type]
  return quality === undefined ? bytes : draw(bitmap, [bitmap.width, bitmap.height], type, quality)
}

/** Encodes with a browser's canvas. GIF and AVIF stay as they are: they don't leave the browser. */
export const canvasPictures: PictureEncoder = {
  resize: async (file, sizes) => resize(await file.read(), sizes),
  reencode: async (file, type) => reencode(await file.read(), type),
}
