import { Icon } from './icon'
import styles from './verified.module.css'

export const Verified = () => (
  <span className={styles.verified}>
    <Icon name="shield" /> Verified
  </span>
)
