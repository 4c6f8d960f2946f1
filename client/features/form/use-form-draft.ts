import { type RefObject, useEffect } from 'react'
import { readJson, writeItem } from '../../lib/storage'

const storage = () => sessionStorage

/** Files and rows of a form are stored apart, by their fields. */
const entriesKey = (key: string) => `${key}:entries`

/** Without card data, which is never stored. */
const save = (key: string, form: HTMLFormElement) => {
  const texts = [...new FormData(form)].filter(
    ([name, value]) =>
      typeof value === 'string' &&
      value !== '' &&
      !form.querySelector(`[name=${name}]:is([type=hidden], [autocomplete^=cc])`),
  )
  writeItem(storage, key, JSON.stringify(Object.fromEntries(texts)))
}

export const discardFormDraft = (key: string) => {
  writeItem(storage, key, null)
  writeItem(storage, entriesKey(key), null)
}

/** Whether a form was left with text, files or rows in it. */
export const hasFormDraft = (key: string) => readTexts(key).length + readEntries(key).length > 0

const readTexts = (key: string) => Object.entries<unknown>(Object(readJson(storage, key)))

const readEntries = (key: string) => Object.entries<unknown>(Object(readJson(storage, entriesKey(key))))

/** The files or rows of a field of a draft. Undefined if the draft has none, or without a key. */
export const readDraftEntries = (key: string | undefined, name: string): object[] | undefined => {
  const [, entries] = (key === undefined ? [] : readEntries(key)).find(([field]) => field === name) ?? []
  return Array.isArray(entries) ? entries.map(Object) : undefined
}

/** Stores an empty list, too: somebody may have removed all rows. `undefined` removes the field from the draft. */
export const writeDraftEntries = (key: string, name: string, entries: readonly object[] | undefined) => {
  const others = readEntries(key).filter(([field]) => field !== name)
  const all = entries ? [...others, [name, entries]] : others
  writeItem(storage, entriesKey(key), all.length > 0 ? JSON.stringify(Object.fromEntries(all)) : null)
}

/**
 * Stores the texts of a form in this tab and restores them when the page is opened again, for example after signing in or leaving
 * by mistake. Does nothing without a key.
 */
export const useFormDraft = (form: RefObject<HTMLFormElement | null>, key: string | undefined) =>
  useEffect(() => {
    const { current } = form
    if (!current || key === undefined) return
    for (const [name, text] of readTexts(key)) {
      const field = current.elements.namedItem(name)
      if (typeof text !== 'string') continue
      if (field instanceof RadioNodeList) restoreChoice(field, text)
      if (!isUntouched(field)) continue
      field.value = text
      // The form counts as changed, and counters count.
      field.dispatchEvent(new Event('input', { bubbles: true }))
    }
    const onInput = () => save(key, current)
    current.addEventListener('input', onInput)
    return () => current.removeEventListener('input', onInput)
  }, [form, key])

const restoreChoice = (options: RadioNodeList, value: string) => {
  for (const option of options) if (option instanceof HTMLInputElement && option.value === value) option.click()
}

const isUntouched = (
  field: Element | RadioNodeList | null,
): field is HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement => {
  if (field instanceof HTMLSelectElement) return true
  const isText = field instanceof HTMLInputElement || field instanceof HTMLTextAreaElement
  return isText && field.value === field.defaultValue
}
