import type { Viewer } from '../../../api/viewer'
import type { UserRow } from '../../../database/tables/tables'
import type { FileStore } from '../../../infrastructure/files/files'
import type { IncomingFile } from '../../../infrastructure/files/incoming-files'
import { newId } from '../../../lib/ids'
import type { AuditTrail } from '../../moderation/audit-trail'
import type { RateLimiter } from '../../rate-limit/rate-limiter'
import { pictureTypeOf, reencodePicture } from '../../upload/encode-picture'
import { fileName } from '../../upload/file-name'
import { removeOrphans } from '../../upload/orphaned-files'
import { uploadLimit } from '../../upload/upload.commands'
import { readingOf, sideOf } from '../engagement.queries'
import type { DeliveryFileRepository } from './delivery-file.repository'

/** All files of an account. */
const MAX_BYTES = 1024 ** 3
const UNUSED_MS = 24 * 3_600_000

interface Dependencies {
  deliveryFileRepository: DeliveryFileRepository
  fileStore: FileStore
  auditTrail: Pick<AuditTrail, 'recordRead'>
  rateLimiter: RateLimiter
  now: () => Date
}

/** Files of deliveries. Pictures are re-encoded, other files stored as they are; all are served as downloads only. */
export const createDeliveryFiles = ({
  deliveryFileRepository,
  fileStore,
  auditTrail,
  rateLimiter,
  now,
}: Dependencies) => ({
  /** Counts the upload against the rate limit. Called before the file is read. */
  consume: (viewer: UserRow) => rateLimiter.consume([uploadLimit(viewer)]),

  /** True if the account's files leave room for another one. */
  hasRoom: async ({ id }: UserRow) => (await deliveryFileRepository.bytesOf(id)) < MAX_BYTES,

  /** Stores a file for a later delivery, or returns why it is refused. */
  add: async ({ id: ownerId }: UserRow, originalName: string, uploaded: IncomingFile) => {
    const type = pictureTypeOf(uploaded.head)
    const bytes = type ? await reencodePicture(uploaded, type) : await uploaded.read()
    if (typeof bytes === 'string') return { refusal: bytes }
    const id = newId('fil')
    const name = fileName(originalName)
    const file = { id, ownerId, eventId: null, position: 0, name, size: bytes.length, createdAt: now().toISOString() }
    // The row is added before the file, so that the sweep also finds the file of an interrupted upload.
    await deliveryFileRepository.add(file)
    await fileStore.put(keyOf(id), bytes)
    return { id, name, size: file.size }
  },

  /** Undefined unless the viewer uploaded the file or may see its engagement. */
  open: async (viewer: Viewer, id: string) => {
    const file = await deliveryFileRepository.find(id)
    if (!file || !viewer) return undefined
    const engagement = await deliveryFileRepository.engagementOf(id)
    const mayRead = file.ownerId === viewer.id || (engagement && sideOf(viewer, engagement))
    if (mayRead && engagement) await auditTrail.recordRead(readingOf(engagement, viewer))
    const bytes = mayRead ? await fileStore.get(keyOf(id)) : undefined
    return bytes && { name: file.name, bytes, type: pictureTypeOf(bytes) }
  },

  /** Removes the account's files that belong to no delivery. Delivered ones belong to the buyer too. */
  removeUnusedOf: async (ownerId: string) => {
    const removed = await deliveryFileRepository.takeUnusedOf(ownerId)
    if (removed.length > 0) await fileStore.remove(removed.map(({ id }) => keyOf(id)))
  },

  /** Removes files that were uploaded a day ago and belong to no delivery. */
  sweep: async () => {
    const removed = await deliveryFileRepository.takeUnused(new Date(now().getTime() - UNUSED_MS).toISOString())
    if (removed.length > 0) await fileStore.remove(removed.map(({ id }) => keyOf(id)))
  },

  /** Removes files without a row: a process stopped between removing the row and the file. */
  sweepOrphans: () =>
    removeOrphans(fileStore, 'fil', new Date(now().getTime() - UNUSED_MS), deliveryFileRepository.existing),
})

export type DeliveryFiles = ReturnType<typeof createDeliveryFiles>

export const keyOf = (id: string) => `${id}/file.bin`
