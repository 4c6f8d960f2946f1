import { Link } from '../../page/layout/link'
import styles from './logo.module.css'

export const Logo = () => (
  <Link className={styles.logo} to="/">
    <img src="/artwork/ornament/seal-small.svg" width="36" height="36" alt="" />
    Marque
  </Link>
)
