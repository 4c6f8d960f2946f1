import { useHydrated } from '../../lib/hydration'
import styles from './appearance-switch.module.css'
import { type Appearance, useAppearance } from './use-appearance'

const choices: { value: Appearance; label: string }[] = [
  { value: 'system', label: 'System' },
  { value: 'light', label: 'Light' },
  { value: 'dark', label: 'Dark' },
]

export const AppearanceSwitch = () => {
  const { appearance, choose } = useAppearance()
  const hydrated = useHydrated()
  return (
    <fieldset className={styles.switch} aria-label="Appearance" disabled={!hydrated}>
      {choices.map(({ value, label }) => (
        <button key={value} type="button" aria-pressed={value === appearance} onClick={() => choose(value)}>
          {label}
        </button>
      ))}
    </fieldset>
  )
}
