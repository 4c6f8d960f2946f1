import styles from './gone-lines.module.css'
import { RemoveButton } from './remove-button'

const gone = 'A listing that is no longer sold'

interface Props {
  ids: readonly string[]
  returned: string | undefined
  onRemove: (listingId: string, title: string) => void
}

/** The cart keeps ids alone, so nobody knows any more what it was called. */
export const GoneLines = ({ ids, returned, onRemove }: Props) => (
  <section className={styles.gone}>
    <h2>No longer offered</h2>
    <p>Withdrawn since you added it, and no part of the total: remove it, or leave it and buy the rest.</p>
    <ul>
      {ids.map((id) => (
        <li key={id}>
          <span>{gone}</span>
          <RemoveButton title={`listing ${id}`} returned={id === returned} onRemove={() => onRemove(id, gone)} />
        </li>
      ))}
    </ul>
  </section>
)
