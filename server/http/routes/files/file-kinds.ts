import type { Context } from '../../../api/context'
import type { UserRow } from '../../../database/tables/tables'
import type { FileStore } from '../../../infrastructure/files/files'
import type { IncomingFile } from '../../../infrastructure/files/incoming-files'
import { pictureTypeOf } from '../../../infrastructure/pictures/pictures'
import { EMAIL_NOT_CONFIRMED } from '../../../lib/request-errors'
import { contentRefusal, isAcceptedContent, isAcceptedName, nameRefusal } from '../../../modules/upload/file-types'
import { isCropped, isUploadPurpose, keyOf } from '../../../modules/upload/picture-sizes'
import { uploadIdOf, uploadPath } from '../../../modules/upload/upload.service'
import { pictureRefusals, type Refusal, type Upload } from './receive-upload'

type Query = Readonly<Record<string, unknown>>
type Range = Parameters<FileStore['read']>[1]

export interface StoredFile {
  /** Its content never changes. */
  id: string
  name: string
  size: number
  read: (range?: Range) => ReturnType<FileStore['read']>
  signedUrl?: ((disposition: string) => Promise<string | undefined> | undefined) | undefined
}

/** The differences between kinds of large files. */
export interface FileKind {
  /** Returns how the file is stored, or why it is refused before it is read. */
  upload: (
    context: Context,
    upload: { viewer: UserRow; name: string; query: Query },
  ) => Promise<{ refusal: Refusal } | { store: (file: IncomingFile) => Promise<object | { refusal: Refusal }> }>
  /** Undefined if the viewer may not see the file. */
  open: (context: Context, id: string, query: Query) => Promise<StoredFile | { refusal: Refusal } | undefined>
}

/** Files beside messages and texts of transitions. */
export const attachedFiles: FileKind = {
  upload: async ({ attachmentCommands }, { viewer, name }) => ({
    store: async (file) => {
      const added = await attachmentCommands.add(viewer, name, file)
      return 'refusal' in added ? { refusal: pictureRefusals[added.refusal] } : added
    },
  }),
  open: ({ attachmentCommands, viewer }, id) => attachmentCommands.open(viewer, id),
}

/** Files that buyers of a product receive. */
export const productFiles: FileKind = {
  upload: async ({ productFileCommands }, { viewer, name, query }) => {
    const { listing: listingId, versionOf } = query
    if (typeof listingId !== 'string') return { refusal: [400, 'Say which product the file is for.'] }
    const file = { listingId, name, versionOf: typeof versionOf === 'string' ? versionOf : undefined }
    const refusal = await productFileCommands.refusal(viewer, file)
    return refusal ? { refusal } : { store: (received) => productFileCommands.add(viewer, file, received) }
  },
  open: async ({ productFileCommands, viewer }, id, { engagement }) => {
    const engagementId = typeof engagement === 'string' ? engagement : undefined
    const file = await productFileCommands.open(viewer, id, engagementId)
    return file === 'withdrawn' ? { refusal: [403, withdrawn] } : file
  },
}

const withdrawn = 'You were refunded in full, so the files of this order can no longer be downloaded.'

/** The viewer, or why the request may upload nothing. */
const uploaderOf = ({ viewer, emailConfirmation }: Context): UserRow | Refusal => {
  if (!viewer) return [401, 'Please log in.']
  return emailConfirmation.isRequiredOf(viewer) ? [403, EMAIL_NOT_CONFIRMED] : viewer
}

/** The upload of a large file, or why it is refused before it is read. */
export const beginFile = async (kind: FileKind, context: Context, query: Query): Promise<Upload | Refusal> => {
  const viewer = uploaderOf(context)
  if (!('id' in viewer)) return viewer
  const { fileCommands, uploadSlots } = context
  const { name } = query
  if (typeof name !== 'string' || name === '') return [400, 'Say what the file is called.']
  if (!isAcceptedName(name)) return [415, nameRefusal(name)]
  const begun = await kind.upload(context, { viewer, name, query })
  if ('refusal' in begun) return begun.refusal
  return {
    takeSlot: () => uploadSlots.take(viewer, 'file'),
    accepts: (head) => isAcceptedContent(name, head),
    notAccepted: [415, contentRefusal(name)],
    consume: () => fileCommands.consume(viewer),
    hasRoom: (size) => fileCommands.hasRoom(viewer, size),
    store: async (file) => {
      if (file.size === 0) return { refusal: [400, 'This file is empty.'] }
      const added = await begun.store(file)
      return 'refusal' in added ? added : { stored: added }
    },
  }
}

/** The upload of a picture, or why it is refused before it is read. */
export const beginPicture = (context: Context, { purpose }: Query): Upload | Refusal => {
  const viewer = uploaderOf(context)
  if (!('id' in viewer)) return viewer
  const { uploadCommands, uploadSlots } = context
  if (!isUploadPurpose(purpose)) return [400, 'Say what the picture is for.']
  return {
    takeSlot: () => uploadSlots.take(viewer, 'picture'),
    accepts: (head) => pictureTypeOf(head) !== undefined,
    consume: () => uploadCommands.consume(viewer),
    hasRoom: (size) => uploadCommands.hasRoom(viewer, size),
    store: async (file) => {
      const added = await uploadCommands.add(viewer, purpose, file)
      return 'refusal' in added ? { refusal: pictureRefusals[added.refusal] } : { stored: added }
    },
  }
}

/** True if `beginFile` or `beginPicture` has refused. */
export const isRefusal = (begun: Upload | Refusal): begun is Refusal => !('store' in begun)

/** The bytes of an uploaded picture in a size. Undefined if there is none. */
export const findPicture = async (files: FileStore, id: string, size: unknown = 'card') => {
  if (!uploadIdOf(uploadPath(id)) || typeof size !== 'string' || !/^[a-z]{1,16}$/.test(size)) return undefined
  const picture = await files.get(keyOf(id, size))
  // In place of a whole picture that was uploaded before the site kept those.
  return picture ?? (isCropped(size) ? undefined : files.get(keyOf(id, 'large')))
}

export const uploadedPictureHeaders = {
  'Content-Type': 'image/webp',
  'Cache-Control': 'public, max-age=31536000, immutable',
  // A picture must never run as a document of our origin.
  'Content-Security-Policy': "default-src 'none'; sandbox",
}
