import { longDate, timeAgo } from '../../../lib/dates'
import { TextButton } from '../../../ui/form/text-button'
import { Icon } from '../../../ui/icon/icon'
import styles from './session-row.module.css'
import type { SessionsSection_SessionFragment } from './sessions-section.generated'

interface Props {
  session: SessionsSection_SessionFragment
  disabled: boolean
  signOut: () => void
}

export const SessionRow = ({ session, disabled, signOut }: Props) => {
  const { device, createdAt, lastUsedAt, current } = session
  return (
    <li className={styles.line}>
      <Icon name={/iphone|ipad|ios|android/i.test(device) ? 'phone' : 'screen'} />
      <div>
        <b>
          {device} {current && <span className={styles.current}>This device</span>}
        </b>
        <span className={styles.when}>
          Last used <time dateTime={lastUsedAt}>{timeAgo(lastUsedAt, new Date())}</time>, signed in{' '}
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
