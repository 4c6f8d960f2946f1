import { Icon } from '../../ui/icon/icon'
import styles from './unlisted-notice.module.css'

/** Says which part of a profile is missing for it to be listed. */
export const UnlistedNotice = ({ who, text }: { who: string; text: string }) => (
  <p className={styles.unlisted}>
    <Icon name="alert" />
    <span>
      <b>{who} not listed yet.</b> {text}
    </span>
  </p>
)
