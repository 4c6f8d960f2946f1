import { useEffect, useRef } from 'react'
import type { LanguageCode } from '../../generated/schema'
import { Checkbox } from '../../ui/form/checkbox'
import { readDraftEntries, writeDraftEntries } from '../form/form-draft'
import styles from './languages-field.module.css'

export interface Language {
  code: LanguageCode
  name: string
}

interface LanguagesFieldProps {
  /** All languages. */
  options: readonly Language[]
  chosen: readonly { code: LanguageCode }[]
  /** The key of the form's draft, of which the ticks are a part. */
  draft: string
}

/** Languages that are chosen already come first. */
export const LanguagesField = ({ options, chosen, draft }: LanguagesFieldProps) => {
  const isChosen = (code: LanguageCode) => chosen.some((language) => language.code === code)
  const sorted = options.toSorted((a, b) => Number(isChosen(b.code)) - Number(isChosen(a.code)))
  const field = useRef<HTMLFieldSetElement>(null)
  useEffect(() => {
    const restore = () => {
      const drafted = readDraftEntries(draft, 'languages')
      if (!drafted) return
      const isDrafted = ({ value }: HTMLInputElement) =>
        drafted.some((entry) => 'code' in entry && entry.code === value)
      // A click, so that the form counts as changed.
      for (const box of boxesOf(field.current)) if (box.checked !== isDrafted(box)) box.click()
    }
    // The boxes have their initial values after the event.
    const onReset = () => setTimeout(restore)
    const form = field.current?.form
    restore()
    form?.addEventListener('reset', onReset)
    return () => form?.removeEventListener('reset', onReset)
  }, [draft])
  const saveTicks = () => {
    const boxes = boxesOf(field.current)
    const ticked = boxes.filter(({ checked }) => checked).map(({ value }) => ({ code: value }))
    // Only a choice of the user is a draft: the stored languages may be others next time.
    const isChanged = boxes.some(({ checked, defaultChecked }) => checked !== defaultChecked)
    writeDraftEntries(draft, 'languages', isChanged ? ticked : undefined)
  }
  return (
    <fieldset ref={field} onChange={saveTicks}>
      <legend className={styles.legend}>Languages you work in</legend>
      {/* Without it, a form with no ticked box would look like one without this field: see tickedLanguages. */}
      <input type="hidden" name="languages" value="" />
      <div className={styles.options}>
        {sorted.map(({ code, name }) => (
          <Checkbox key={code} label={name} name="languages" value={code} defaultChecked={isChosen(code)} />
        ))}
      </div>
    </fieldset>
  )
}

const boxesOf = (field: HTMLFieldSetElement | null) =>
  Array.from(field?.querySelectorAll<HTMLInputElement>('[type=checkbox]') ?? [])
