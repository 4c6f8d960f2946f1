import { type RefObject, useEffect } from 'react'

/** What was kept under this name, by field. */
const read = (key: string): Record<string, unknown> => {
  try {
    const kept: unknown = JSON.parse(sessionStorage.getItem(key) ?? '{}')
    return typeof kept === 'object' && kept !== null ? { ...kept } : {}
  } catch {
    return {}
  }
}

const write = (key: string, form: HTMLFormElement) => {
  const texts = [...new FormData(form)].filter(([, value]) => typeof value === 'string' && value !== '')
  try {
    sessionStorage.setItem(key, JSON.stringify(Object.fromEntries(texts)))
  } catch {
    // No room, or not allowed: it lives as long as the page.
  }
}

export const forgetText = (key: string) => {
  try {
    sessionStorage.removeItem(key)
  } catch {
    // It was never kept.
  }
}

/**
 * What is typed into a form outlives the page, in this tab: whoever goes to sign in first, or elsewhere by mistake, finds it
 * on coming back.
 */
export const useKeptText = (form: RefObject<HTMLFormElement | null>, key: string) =>
  useEffect(() => {
    const { current } = form
    if (!current) return
    for (const [name, text] of Object.entries(read(key))) {
      const field = current.elements.namedItem(name)
      const isField = field instanceof HTMLInputElement || field instanceof HTMLTextAreaElement
      if (isField && typeof text === 'string' && field.value === field.defaultValue) field.value = text
    }
    const keep = () => write(key, current)
    current.addEventListener('input', keep)
    return () => current.removeEventListener('input', keep)
  }, [form, key])
