import styles from './chips.module.css'

interface Chip {
  name: string
  /** The number of matching entries. */
  count?: string
  chosen: boolean
  choose: () => void
}

export const Chips = ({ label, chips }: { label: string; chips: readonly Chip[] }) => (
  // biome-ignore lint/a11y/useSemanticElements: a fieldset is for fields, and these are buttons
  <div className={styles.chips} role="group" aria-label={label}>
    {chips.map(({ name, count, chosen, choose }) => (
      <button key={name} type="button" className={styles.chip} aria-pressed={chosen} onClick={choose}>
        {name} {count !== undefined && <span>{count}</span>}
      </button>
    ))}
  </div>
)
