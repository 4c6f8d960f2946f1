import type { UploadKind } from '../../database/tables/shared-tables'
import type { UserRow } from '../../database/tables/tables'
import { inBackground } from '../../lib/timers'
import type { InTransaction } from '../container-scopes'
import type { UploadSlotRepository } from './upload-slot.repository'

/** Uploads of a kind at the same time in all processes together, of all accounts and of one. */
const MAX_UPLOADS = 20
const MAX_OF_ACCOUNT = 3
/** A process that was killed keeps its slots for this time. */
const SLOT_SECONDS = 60
const EXTENDED_EVERY_MS = 20_000

interface Dependencies {
  uploadSlotRepository: UploadSlotRepository
  inTransaction: InTransaction<{ uploadSlotRepository: UploadSlotRepository }>
}

export const createUploadSlots = ({ uploadSlotRepository, inTransaction }: Dependencies) => ({
  /** Returns a function that frees the slot, or why there is none. */
  take: async (
    { id: ownerId }: UserRow,
    kind: UploadKind,
  ): Promise<(() => Promise<void>) | 'too-many' | 'too-many-of-account'> => {
    const id = crypto.randomUUID()
    const refusal = await inTransaction(async ({ uploadSlotRepository: slots }) => {
      const owners = await slots.lockOwners(kind)
      if (owners.filter((owner) => owner === ownerId).length >= MAX_OF_ACCOUNT) return 'too-many-of-account' as const
      if (owners.length >= MAX_UPLOADS) return 'too-many' as const
      await slots.add({ id, ownerId, kind }, SLOT_SECONDS)
      return undefined
    })
    if (refusal) return refusal
    // Without the database, the slot ends by itself, and the upload says what is wrong.
    const ignore = () => undefined
    const extend = () => void uploadSlotRepository.extend(id, SLOT_SECONDS).catch(ignore)
    const timer = inBackground(setInterval(extend, EXTENDED_EVERY_MS))
    return async () => {
      clearInterval(timer)
      await uploadSlotRepository.remove(id).catch(ignore)
    }
  },
})

export type UploadSlots = ReturnType<typeof createUploadSlots>
