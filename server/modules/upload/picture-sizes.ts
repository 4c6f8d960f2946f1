import type { UploadRow } from '../../database/tables/tables'
import type { PictureSizes } from '../../infrastructure/pictures/pictures'

export type UploadPurpose = UploadRow['purpose']

/**
 * The stored sizes of pictures by purpose, in pixels. `card` is the default, as for generated pictures. `whole` is not cropped: the
 * picture fits into it.
 */
export const pictureSizes = {
  avatar: { card: [104, 104] },
  banner: { card: [1280, 272] },
  listing: { thumb: [112, 84], card: [320, 200], large: [720, 480], share: [1200, 630], whole: [1280, 1280, 'inside'] },
  logo: { card: [112, 112], large: [176, 176] },
} as const satisfies Record<UploadPurpose, PictureSizes>

export const isUploadPurpose = (text: unknown): text is UploadPurpose =>
  typeof text === 'string' && Object.hasOwn(pictureSizes, text)

export const isCropped = (size: string) => size !== 'whole'

export const keyOf = (id: string, size: string) => `${id}/${size}.webp`

export const keysOf = ({ id, purpose }: Pick<UploadRow, 'id' | 'purpose'>) =>
  Object.keys(pictureSizes[purpose]).map((size) => keyOf(id, size))
