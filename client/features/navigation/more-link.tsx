import { Link } from 'react-router-dom'
import { Icon } from '../../ui/icon'
import styles from './more-link.module.css'

/** Leads from a part to the whole: `All services` and an arrow. */
export const MoreLink = ({ to, children }: { to: string; children: string }) => (
  <Link className={styles.more} to={to}>
    {children} <Icon name="right" />
  </Link>
)
