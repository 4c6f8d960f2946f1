import { Link } from 'react-router-dom'
import { type CartItem, lineKey } from '../../../features/cart/cart-store'
import { listingPath } from '../../../lib/paths'
import link from '../../../ui/text/link.module.css'
import { RemoveButton } from './cart-line'
import styles from './seller-lines.module.css'

const unavailableTitle = 'A listing that is no longer sold'

interface Props {
  restoredKey: string | undefined
  onRemove: (key: string, title: string) => void
}

/** The cart stores ids only, so the title of an unavailable listing is unknown. */
export const UnavailableLines = ({ lines, restoredKey, onRemove }: Props & { lines: readonly CartItem[] }) => (
  <section className={styles.unavailable}>
    <h2>No longer offered</h2>
    <p>Withdrawn since you added it and not part of the total. Remove it, or buy the rest.</p>
    <ul>
      {lines.map((line) => {
        const key = lineKey(line)
        return (
          <li key={key}>
            <span>{unavailableTitle}</span>
            <RemoveButton
              title={`listing ${line.listingId}`}
              restored={key === restoredKey}
              onRemove={() => onRemove(key, unavailableTitle)}
            />
          </li>
        )
      })}
    </ul>
  </section>
)

type ChangedLine = { key: string; listing: Parameters<typeof listingPath>[0] & { title: string } }

/** Lines whose listing is still sold, but not with the package, the extras or the licence that were chosen. */
export const ChangedLines = ({ lines, restoredKey, onRemove }: Props & { lines: readonly ChangedLine[] }) => (
  <section className={styles.unavailable}>
    <h2>No longer offered as you chose it</h2>
    <p>
      The package, an extra or the licence has changed since. It is not part of the total: choose again, or remove it.
    </p>
    <ul>
      {lines.map(({ key, listing }) => (
        <li key={key}>
          <Link className={link.link} to={listingPath(listing)} dir="auto">
            {listing.title}
          </Link>
          <RemoveButton
            title={listing.title}
            restored={key === restoredKey}
            onRemove={() => onRemove(key, listing.title)}
          />
        </li>
      ))}
    </ul>
  </section>
)
