import { Link } from 'react-router-dom'
import styles from './logo.module.css'

export const Logo = () => (
  <Link className={styles.logo} to="/">
    <img src="/artwork/ornament/seal-small.svg" width="36" height="36" alt="" />
    Marque
  </Link>
)
