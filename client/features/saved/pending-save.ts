import { readJson, type StorageSource, writeItem } from '../../lib/storage'

interface PendingSave {
  listingId: string
  /** The page of the pressed button, with its search. */
  path: string
}

const key = 'save'

/** The listing that a signed-out visitor wants to save, kept in this tab while they sign in. Lost if storage is blocked. */
export const createPendingSave = (storage: StorageSource) => {
  const clear = () => {
    writeItem(storage, key, null)
  }
  return {
    set: (save: PendingSave) => {
      writeItem(storage, key, JSON.stringify(save))
    },
    /** Returns the listing's id once, and only on the page of the pressed button. */
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
