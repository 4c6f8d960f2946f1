import { Link } from 'react-router-dom'
import link from '../../ui/link.module.css'
import styles from './figures.module.css'

interface Value {
  label: string
  /** As it is shown: `14`, `1,000+`. */
  value: string
}

interface Linked extends Value {
  /** Where it leads: `See them` */
  to: string
  action: string
}

interface Noted extends Value {
  note: string
}

export type Figure = Linked | Noted

/** What counts most, in a row. */
export const Figures = ({ figures }: { figures: readonly Figure[] }) => (
  <ul className={styles.figures}>
    {figures.map((figure) => (
      <li key={figure.label}>
        <span className={styles.label}>{figure.label}</span> <b>{figure.value}</b>{' '}
        {'note' in figure ? (
          <span className={styles.note}>{figure.note}</span>
        ) : (
          <Link className={link.link} to={figure.to}>
            {figure.action}
            <span className="visually-hidden">{` (${figure.label})`}</span>
          </Link>
        )}
      </li>
    ))}
  </ul>
)
