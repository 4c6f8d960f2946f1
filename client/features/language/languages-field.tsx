import type { LanguageCode } from '../../generated/schema'
import { Checkbox } from '../../ui/form/checkbox'
import styles from './languages-field.module.css'
import { LANGUAGES } from './use-languages'

interface Props {
  options: readonly { code: LanguageCode; name: string }[] | undefined
  chosen: readonly { code: LanguageCode }[]
}

/** The languages that a seller works in. Those that are chosen already come first. */
export const LanguagesField = ({ options = [], chosen }: Props) => {
  const isChosen = (code: LanguageCode) => chosen.some((language) => language.code === code)
  const sorted = options.toSorted((a, b) => Number(isChosen(b.code)) - Number(isChosen(a.code)))
  return (
    <fieldset className={styles.field}>
      <legend>Languages you work in</legend>
      <div className={styles.options}>
        {sorted.map(({ code, name }) => (
          <Checkbox key={code} label={name} name={LANGUAGES} value={code} defaultChecked={isChosen(code)} />
        ))}
      </div>
    </fieldset>
  )
}
