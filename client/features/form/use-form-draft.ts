import { type RefObject, useEffect } from 'react'
import { readDraftTexts, writeDraftTexts } from './form-draft'

/**
 * Without card data, which is never stored, and without fields that are as they were prefilled: the server's may be newer next time.
 * A field that is disabled, because another one replaces it, keeps its stored text.
 */
const save = (key: string, form: HTMLFormElement, prefilled: FormData) => {
  const isField = (name: string, selector: string) => form.querySelector(`[name=${name}]${selector}`) !== null
  const disabled = readDraftTexts(key).filter(([name]) => isField(name, ':disabled'))
  const texts = [...new FormData(form)].filter(
    ([name, value]) =>
      typeof value === 'string' &&
      !prefilled.getAll(name).includes(value) &&
      !isField(name, ':is([type=hidden], [autocomplete^=cc])'),
  )
  writeDraftTexts(key, Object.fromEntries([...disabled, ...texts]))
}

/**
 * Stores the texts of a form in this tab and restores them when the page is opened again, for example after signing in or leaving
 * by mistake, and when the form is reset to newer values. Does nothing without a key.
 */
export const useFormDraft = (form: RefObject<HTMLFormElement | null>, key: string | undefined) =>
  useEffect(() => {
    const { current } = form
    if (!current || key === undefined) return
    let prefilled = new FormData(current)
    restore(key, current)
    const onInput = () => save(key, current, prefilled)
    const onReset = () => {
      // The fields have their initial values after the event.
      setTimeout(() => {
        prefilled = new FormData(current)
        restore(key, current)
      })
    }
    current.addEventListener('input', onInput)
    current.addEventListener('reset', onReset)
    return () => {
      current.removeEventListener('input', onInput)
      current.removeEventListener('reset', onReset)
    }
  }, [form, key])

const restore = (key: string, form: HTMLFormElement) => {
  for (const [name, text] of readDraftTexts(key)) {
    const field = form.elements.namedItem(name)
    if (typeof text !== 'string') continue
    if (field instanceof RadioNodeList) for (const option of field) restoreChoice(option, text)
    else if (isUntouched(field)) restoreText(field, text)
    else restoreChoice(field, text)
  }
}

/** Chooses a radio button or a checkbox that was chosen. */
const restoreChoice = (option: Node | null, value: string) => {
  if (!(option instanceof HTMLInputElement) || !isChoice(option)) return
  if (option.value === value && !option.checked) option.click()
}

const isChoice = ({ type }: HTMLInputElement) => type === 'checkbox' || type === 'radio'

/** As if typed: the form counts as changed, and counters count. */
const restoreText = (field: TextControl, text: string) => {
  // By the prototype's setter. React tracks the own property of the field, and would ignore the event of a value that it knows.
  Reflect.set(Object.getPrototypeOf(field), 'value', text, field)
  field.dispatchEvent(new Event(field instanceof HTMLSelectElement ? 'change' : 'input', { bubbles: true }))
}

type TextControl = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement

const isUntouched = (field: Element | null): field is TextControl => {
  if (field instanceof HTMLSelectElement) return true
  const isText = field instanceof HTMLTextAreaElement || (field instanceof HTMLInputElement && !isChoice(field))
  return isText && field.value === field.defaultValue
}
