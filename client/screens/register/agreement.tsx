import { Link } from 'react-router-dom'
import link from '../../ui/link.module.css'
import styles from './agreement.module.css'

export const Agreement = () => (
  <p className={styles.fine}>
    By creating an account you agree to the{' '}
    <Link className={link.link} to="/terms">
      terms
    </Link>{' '}
    and have read the{' '}
    <Link className={link.link} to="/privacy">
      privacy notice
    </Link>
    .
  </p>
)
