import styles from './appearance-switch.module.css'
import { type Appearance, useAppearance } from './use-appearance'

const choices: { value: Appearance; label: string }[] = [
  { value: 'system', label: 'System' },
  { value: 'light', label: 'Light' },
  { value: 'dark', label: 'Dark' },
]

export const AppearanceSwitch = () => {
  const { appearance, choose } = useAppearance()
  return (
    <fieldset className={styles.switch} aria-label="Appearance">
      {choices.map(({ value, label }) => (
        <button key={value} type="button" aria-pressed={value === appearance} onClick={() => choose(value)}>
          {label}
        </button>
      ))}
    </fieldset>
  )
}
