import { type RefObject, useEffect } from 'react'
import { readJson, writeItem } from '../../lib/storage'

const storage = () => sessionStorage

/** Without card data, which is never stored. */
const save = (key: string, form: HTMLFormElement) => {
  const texts = [...new FormData(form)].filter(
    ([name, value]) =>
      typeof value === 'string' && value !== '' && !form.querySelector(`[name=${name}][autocomplete^=cc]`),
  )
  writeItem(storage, key, JSON.stringify(Object.fromEntries(texts)))
}

export const discardFormDraft = (key: string) => writeItem(storage, key, null)

/** Whether a form was left with text in it. */
export const hasFormDraft = (key: string) => readTexts(key).length > 0

const readTexts = (key: string) => Object.entries<unknown>(Object(readJson(storage, key)))

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
      const isText = field instanceof HTMLInputElement || field instanceof HTMLTextAreaElement
      const isUntouched = field instanceof HTMLSelectElement || (isText && field.value === field.defaultValue)
      if (!isUntouched || typeof text !== 'string') continue
      field.value = text
      // The form counts as changed, and counters count.
      field.dispatchEvent(new Event('input', { bubbles: true }))
    }
    const onInput = () => save(key, current)
    current.addEventListener('input', onInput)
    return () => current.removeEventListener('input', onInput)
  }, [form, key])
