import { readJson, type StorageSource, writeItem } from '../../lib/storage'

interface PendingSave {
  listingId: string
  /** The page where it was pressed, with its search. */
  path: string
}

const key = 'save'

/** The listing that a signed-out visitor wants to save, kept in this tab while they sign in. Without storage they press again. */
export const createPendingSave = (storage: StorageSource) => {
  const clear = () => {
    writeItem(storage, key, null)
  }
  return {
    set: (save: PendingSave) => {
      writeItem(storage, key, JSON.stringify(save))
    },
    /** Returns the listing's id once, and only on the page where it was pressed. */
    take: (path: string) => {
      const stored = readJson(storage, key)
      if (!isPendingSave(stored) || stored.path !== path) return undefined
      clear()
      return stored.listingId
    },
    clear,
  }
}

const isPendingSave = (value: unknown): value is PendingSave =>
  typeof value === 'object' &&
  value !== null &&
  'listingId' in value &&
  typeof value.listingId === 'string' &&
  'path' in value &&
  typeof value.path === 'string'

export const pendingSave = createPendingSave(() => window.sessionStorage)
