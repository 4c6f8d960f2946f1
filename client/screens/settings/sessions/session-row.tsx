import type { FragmentType } from '@apollo/client'
import { longDate, timeAgo } from '../../../lib/dates'
import { TextButton } from '../../../ui/form/text-button'
import { Icon } from '../../../ui/icon/icon'
import styles from './session-row.module.css'
import { type SessionsSection_SessionFragment, useSessionsSection_SessionFragment } from './sessions-section.generated'

interface Props {
  session: FragmentType<SessionsSection_SessionFragment>
  disabled: boolean
  signOut: () => void
}

export const SessionRow = ({ session: from, disabled, signOut }: Props) => {
  const session = useSessionsSection_SessionFragment(from)
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
