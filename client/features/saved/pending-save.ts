import { readJson, type StorageSource, writeItem } from '../../lib/storage'

interface PendingSave {
  /** A listing's id, or `search` for the search of the page. */
  what: string
  /** The page of the pressed button, with its search. */
  path: string
}

const key = 'save'
export const SEARCH = 'search'

export const isSearch = (what: string) => what === SEARCH
export const isListing = (what: string) => what !== SEARCH

/** What a signed-out visitor wants to save, kept in this tab while they sign in. Lost if storage is blocked. */
export const createPendingSave = (storage: StorageSource) => {
  const clear = () => {
    writeItem(storage, key, null)
  }
  return {
    set: (save: PendingSave) => {
      writeItem(storage, key, JSON.stringify(save))
    },
    /** Returns what is to be saved once, and only on the page of the pressed button. */
    take: (path: string, isWanted: (what: string) => boolean) => {
      const stored = readJson(storage, key)
      if (!isPendingSave(stored) || stored.path !== path || !isWanted(stored.what)) return undefined
      clear()
      return stored.what
    },
    clear,
  }
}

const isPendingSave = (value: unknown): value is PendingSave =>
  typeof value === 'object' &&
  value !== null &&
  'what' in value &&
  typeof value.what === 'string' &&
  'path' in value &&
  typeof value.path === 'string'

export const pendingSave = createPendingSave(() => window.sessionStorage)
