import { Link } from 'react-router-dom'
import link from '../../ui/link.module.css'
import styles from './figures.module.css'

export interface Figure {
  label: string
  /** As it is shown: `14`, `1,000+`. */
  value: string
  /** Where it leads: `See them` */
  to: string
  action: string
}

/** What counts most, in a row. */
export const Figures = ({ figures }: { figures: readonly Figure[] }) => (
  <ul className={styles.figures}>
    {figures.map(({ label, value, to, action }) => (
      <li key={label}>
        <span className={styles.label}>{label}</span> <b>{value}</b>{' '}
        <Link className={link.link} to={to}>
          {action}
          <span className="visually-hidden">{` (${label})`}</span>
        </Link>
      </li>
    ))}
  </ul>
)
