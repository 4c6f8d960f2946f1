import type { UserRow } from '../../database/tables/tables'
import type { FileStore } from '../../infrastructure/files/files'
import { newId } from '../../lib/ids'
import { oneLine } from '../../lib/text'
import type { RateLimiter } from '../rate-limit/rate-limiter'
import { pictureTypeOf, reencodePicture } from '../upload/encode-picture'
import type { DeliveryFileRepository } from './delivery-file.repository'
import { sideOf } from './engagement.queries'

const MAX_PER_HOUR = 60
const MAX_NAME_LENGTH = 120
const UNUSED_MS = 24 * 3_600_000

interface Dependencies {
  deliveryFileRepository: DeliveryFileRepository
  fileStore: FileStore
  rateLimiter: RateLimiter
  now: () => Date
}

/** Files of deliveries. Pictures are re-encoded, other files stored as they are; all are served as downloads only. */
export const createDeliveryFiles = ({ deliveryFileRepository, fileStore, rateLimiter, now }: Dependencies) => ({
  /** Counts an upload, before its bytes are read. */
  consume: ({ id }: UserRow) => rateLimiter.consume([{ key: ['upload', id], max: MAX_PER_HOUR, seconds: 3_600 }]),

  /** Stores a file for a later delivery, or says why it is refused. */
  add: async ({ id: ownerId }: UserRow, typedName: string, sent: Buffer) => {
    const type = pictureTypeOf(sent)
    const bytes = type ? await reencodePicture(sent, type) : sent
    if (typeof bytes === 'string') return { refusal: bytes }
    const id = newId('fil')
    const name = fileName(typedName)
    const file = { id, ownerId, eventId: null, position: 0, name, size: bytes.length, createdAt: now().toISOString() }
    // The row comes first, so that the sweep finds files of an upload that broke off.
    await deliveryFileRepository.add(file)
    await fileStore.put(keyOf(id), bytes)
    return { id, name, size: file.size }
  },

  /** Undefined unless the viewer is its owner or may see the engagement. */
  open: async (viewer: UserRow | undefined, id: string) => {
    const file = await deliveryFileRepository.find(id)
    if (!file || !viewer) return undefined
    const engagement = await deliveryFileRepository.engagementOf(id)
    const mayRead = file.ownerId === viewer.id || (engagement && sideOf(viewer, engagement))
    const bytes = mayRead ? await fileStore.get(keyOf(id)) : undefined
    return bytes && { name: file.name, bytes, type: pictureTypeOf(bytes) }
  },

  /** Removes files that were uploaded a day ago and belong to no delivery. */
  sweep: async () => {
    const taken = await deliveryFileRepository.takeUnused(new Date(now().getTime() - UNUSED_MS).toISOString())
    if (taken.length > 0) await fileStore.remove(taken.map(({ id }) => keyOf(id)))
  },
})

const keyOf = (id: string) => `${id}/file.bin`

/** The last part of a path, without characters that reverse a name or hide its extension. */
const fileName = (typed: string) => {
  const last = oneLine(typed.split(/[/\\]/).at(-1) ?? '').replaceAll(/[\p{Cc}\p{Cf}\p{Cs}"<>:|?*]/gu, '')
  return last.slice(-MAX_NAME_LENGTH).trim() || 'file'
}
