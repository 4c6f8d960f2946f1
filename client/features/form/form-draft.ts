import { readJson, writeItem } from '../../lib/storage'
import { sessionStore } from '../session/session-store'

/** The account that has typed the drafts of this tab. */
const ownerKey = 'drafts-of'

/**
 * The drafts of the signed-in account, with what was typed in this tab before it signed in. Those of another account are removed, with
 * all that the tab knows of it.
 */
const storage = () => {
  const owner = sessionStorage.getItem(ownerKey)
  const id = sessionStore.read().user?.id
  if (id && owner !== id) {
    if (owner) sessionStorage.clear()
    sessionStorage.setItem(ownerKey, id)
  }
  return sessionStorage
}

/** Files and rows of a form are stored apart, by their fields. */
const entriesKey = (key: string) => `${key}:entries`

export const discardFormDraft = (key: string) => {
  writeItem(storage, key, null)
  writeItem(storage, entriesKey(key), null)
}

/** Whether a form was left with text, files or rows in it. */
export const hasFormDraft = (key: string) => readDraftTexts(key).length + readEntries(key).length > 0

export const readDraftTexts = (key: string) => Object.entries<unknown>(Object(readJson(storage, key)))

/** The texts by the names of their fields. */
export const writeDraftTexts = (key: string, texts: Record<string, unknown>) =>
  writeItem(storage, key, JSON.stringify(texts))

const readEntries = (key: string) => Object.entries<unknown>(Object(readJson(storage, entriesKey(key))))

/** The files or rows of a field of a draft. Undefined if the draft has none. */
export const readDraftEntries = (key: string, name: string): object[] | undefined => {
  const [, entries] = readEntries(key).find(([field]) => field === name) ?? []
  return Array.isArray(entries) ? entries.map(Object) : undefined
}

/** Stores an empty list, too: somebody may have removed all rows. `undefined` removes the field from the draft. */
export const writeDraftEntries = (key: string, name: string, entries: readonly object[] | undefined) => {
  const others = readEntries(key).filter(([field]) => field !== name)
  const all = entries ? [...others, [name, entries]] : others
  writeItem(storage, entriesKey(key), all.length > 0 ? JSON.stringify(Object.fromEntries(all)) : null)
}
