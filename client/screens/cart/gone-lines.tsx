import styles from './gone-lines.module.css'
import { RemoveButton } from './remove-button'

interface Props {
  ids: readonly string[]
  returned: string | undefined
  onRemove: (listingId: string, title: string) => void
}

/** Of what is gone only its id is left: the cart holds nothing else. */
export const GoneLines = ({ ids, returned, onRemove }: Props) => (
  <section className={styles.gone}>
    <h2>No longer offered</h2>
    <p>Withdrawn since you added it, and no part of the total: remove it, or leave it and buy the rest.</p>
    <ul>
      {ids.map((id) => (
        <li key={id}>
          <span>{`Listing ${id}`}</span>
          <RemoveButton
            title={`listing ${id}`}
            returned={id === returned}
            onRemove={() => onRemove(id, `listing ${id}`)}
          />
        </li>
      ))}
    </ul>
  </section>
)
