import { type RefObject, useEffect } from 'react'
import { readJson, writeItem } from '../../lib/storage'

const storage = () => sessionStorage

const save = (key: string, form: HTMLFormElement) => {
  const texts = [...new FormData(form)].filter(([, value]) => typeof value === 'string' && value !== '')
  writeItem(storage, key, JSON.stringify(Object.fromEntries(texts)))
}

export const discardFormDraft = (key: string) => writeItem(storage, key, null)

/**
 * Stores what is typed into a form for this tab and restores it when the page is opened again: somebody who signs in first, or
 * leaves by mistake, loses nothing.
 */
export const useFormDraft = (form: RefObject<HTMLFormElement | null>, key: string) =>
  useEffect(() => {
    const { current } = form
    if (!current) return
    for (const [name, text] of Object.entries<unknown>(Object(readJson(storage, key)))) {
      const field = current.elements.namedItem(name)
      const isField = field instanceof HTMLInputElement || field instanceof HTMLTextAreaElement
      if (isField && typeof text === 'string' && field.value === field.defaultValue) field.value = text
    }
    const onInput = () => save(key, current)
    current.addEventListener('input', onInput)
    return () => current.removeEventListener('input', onInput)
  }, [form, key])
