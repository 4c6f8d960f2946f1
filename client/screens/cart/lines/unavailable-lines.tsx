import { RemoveButton } from './remove-button'
import styles from './unavailable-lines.module.css'

const gone = 'A listing that is no longer sold'

interface Props {
  ids: readonly string[]
  restored: string | undefined
  onRemove: (listingId: string, title: string) => void
}

/** The cart stores ids only, so the title of an unavailable listing is unknown. */
export const UnavailableLines = ({ ids, restored, onRemove }: Props) => (
  <section className={styles.gone}>
    <h2>No longer offered</h2>
    <p>Withdrawn since you added it and not part of the total. Remove it, or buy the rest.</p>
    <ul>
      {ids.map((id) => (
        <li key={id}>
          <span>{gone}</span>
          <RemoveButton title={`listing ${id}`} restored={id === restored} onRemove={() => onRemove(id, gone)} />
        </li>
      ))}
    </ul>
  </section>
)
