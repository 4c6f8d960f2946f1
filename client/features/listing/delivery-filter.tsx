import { Link } from '../page/layout/link'
import { deliveryChoices } from './delivery-choices'
import styles from './delivery-filter.module.css'

interface Props {
  /** The maximum in the address. */
  days: number | undefined
  /** Address of the list with a maximum, or without one. */
  to: (days: number | undefined) => string
}

/** Links, so that filtered lists can be opened in a tab, bookmarked and shared, and work without scripts. */
export const DeliveryFilter = ({ days: current, to }: Props) => (
  <nav className={styles.filter} aria-label="Delivery">
    <span aria-hidden="true">Delivery</span>
    <ul>
      {[{ days: undefined, label: 'any time' }, ...deliveryChoices(current)].map(({ days, label }) => (
        <li key={label}>
          <Link to={to(days)} aria-current={days === current ? 'true' : undefined} preventScrollReset>
            {label}
          </Link>
        </li>
      ))}
    </ul>
  </nav>
)
