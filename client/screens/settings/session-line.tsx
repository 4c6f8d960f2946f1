import { longDate } from '../../features/listing/long-date'
import { Icon } from '../../ui/icon'
import { TextButton } from '../../ui/text-button'
import { ago } from './ago'
import styles from './session-line.module.css'
import type { SessionsSection_SessionFragment } from './sessions-section.generated'

interface Props {
  session: SessionsSection_SessionFragment
  disabled: boolean
  signOut: () => void
}

export const SessionLine = ({ session, disabled, signOut }: Props) => {
  const { device, createdAt, lastUsedAt, current } = session
  return (
    <li className={styles.line}>
      <Icon name={/iphone|ipad|ios|android/i.test(device) ? 'phone' : 'screen'} />
      <div>
        <b>
          {device} {current && <span className={styles.current}>This device</span>}
        </b>
        <span className={styles.when}>
          Last used <time dateTime={lastUsedAt}>{ago(lastUsedAt, new Date())}</time>, signed in{' '}
          <time dateTime={createdAt}>{longDate(createdAt)}</time>
        </span>
      </div>
      {!current && (
        <TextButton disabled={disabled} onClick={signOut}>
          Sign out<span className="visually-hidden"> {device}</span>
        </TextButton>
      )}
    </li>
  )
}
