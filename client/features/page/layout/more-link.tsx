import { Icon } from '../../../ui/icon/icon'
import { Link } from './link'
import styles from './more-link.module.css'

/** A link from an excerpt to the whole list: `All services` and an arrow. */
export const MoreLink = ({ to, children }: { to: string; children: string }) => (
  <Link className={styles.more} to={to}>
    {children} <Icon name="right" />
  </Link>
)
