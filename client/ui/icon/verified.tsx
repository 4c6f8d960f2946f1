import { longDate } from '../../lib/utc-dates'
import { Icon } from './icon'
import styles from './verified.module.css'

interface Props {
  /** The register or the registration that an admin has checked, and the time of the check. */
  check: { title: string; checkedAt: string }
}

export const Verified = ({ check: { title, checkedAt } }: Props) => (
  <span className={styles.verified} title={title}>
    <Icon name="shield" /> <b>Verified</b> <time dateTime={checkedAt}>{longDate(checkedAt)}</time>
  </span>
)
