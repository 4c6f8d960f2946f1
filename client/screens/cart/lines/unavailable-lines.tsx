import { TextLink } from '../../../features/page/layout/links'
import { listingPath } from '../../../lib/paths'
import { RemoveButton } from './cart-line'
import styles from './seller-lines.module.css'

interface UnavailableLine {
  key: string
  /** Still on offer, but not as it was chosen. */
  listing?: Parameters<typeof listingPath>[0] & { title: string }
  /** No longer on offer. Unknown if it was deleted: the cart stores ids only. */
  withdrawn?: { title: string; sellerName: string } | undefined
}

interface Props {
  lines: readonly UnavailableLine[]
  restoredKey: string | undefined
  onRemove: (key: string, title: string) => void
}

export const UnavailableLines = ({ lines, restoredKey, onRemove }: Props) => (
  <section className={styles.unavailable}>
    <h2>No longer offered</h2>
    <p>Withdrawn or changed since you added it, and not part of the total. Choose again, remove it, or buy the rest.</p>
    <ul>
      {lines.map(({ key, listing, withdrawn }) => {
        const known = listing?.title ?? withdrawn?.title
        const title = known ?? 'A listing that is no longer sold'
        return (
          <li key={key}>
            {listing ? (
              <TextLink to={listingPath(listing)} dir="auto">
                {title}
              </TextLink>
            ) : (
              <span dir="auto">{withdrawn ? `${title}, sold by ${withdrawn.sellerName}` : title}</span>
            )}
            <RemoveButton
              title={known ?? `listing ${key}`}
              restored={key === restoredKey}
              onRemove={() => onRemove(key, title)}
            />
          </li>
        )
      })}
    </ul>
  </section>
)
