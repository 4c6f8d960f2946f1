import type { LanguageCode } from '../../generated/schema'
import { Checkbox } from '../../ui/form/checkbox'
import styles from './languages-field.module.css'

export interface Language {
  code: LanguageCode
  name: string
}

interface LanguagesFieldProps {
  /** All languages. */
  options: readonly Language[]
  chosen: readonly { code: LanguageCode }[]
}

/** Languages that are chosen already come first. */
export const LanguagesField = ({ options, chosen }: LanguagesFieldProps) => {
  const isChosen = (code: LanguageCode) => chosen.some((language) => language.code === code)
  const sorted = options.toSorted((a, b) => Number(isChosen(b.code)) - Number(isChosen(a.code)))
  return (
    <fieldset>
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
