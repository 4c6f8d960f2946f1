import styles from './save-button.module.css'

export interface SavableListing {
  id: string
  title: string
}

interface Props {
  title: string
  saved: boolean
  onClick: () => void
}

/** A heart. Its accessible name stays the same; `aria-pressed` tells whether the listing is saved. */
export const SaveButton = ({ title, saved, onClick }: Props) => (
  <button type="button" className={styles.save} aria-label={`Save ${title}`} aria-pressed={saved} onClick={onClick}>
    <svg viewBox="0 0 20 20" width="20" height="20" aria-hidden="true">
      <path d="M10 16.9 3.6 10.4a4.1 4.1 0 0 1 0-5.8 4 4 0 0 1 5.7 0l.7.7.7-.7a4 4 0 0 1 5.7 0 4.1 4.1 0 0 1 0 5.8z" />
    </svg>
  </button>
)
