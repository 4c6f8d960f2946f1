import { useState } from 'react'
import { longDate, timeAgo } from '../../../lib/dates'
import { pluralize } from '../../../lib/text'
import { ConfirmDialog } from '../../../ui/feedback/confirm-dialog'
import { Notice } from '../../../ui/feedback/notice'
import { Button } from '../../../ui/form/button'
import { TextButton } from '../../../ui/form/text-button'
import { Icon } from '../../../ui/icon/icon'
import { SettingsDocument, type SettingsQuery } from '../settings.generated'
import { SettingsSection } from '../settings-section'
import { useEndOtherSessionsMutation, useEndSessionMutation } from './sessions-section.generated'
import styles from './sessions-section.module.css'

const failed = 'Something went wrong. Nobody was signed out. Please try again.'
const refetch = { refetchQueries: [SettingsDocument], awaitRefetchQueries: true }

export const SessionsSection = ({ sessions }: { sessions: SettingsQuery['sessions'] }) => {
  const others = sessions.filter(({ current }) => !current).length
  const [endSession, one] = useEndSessionMutation(refetch)
  const [endOthers, all] = useEndOtherSessionsMutation(refetch)
  const [asking, setAsking] = useState(false)
  const [message, setMessage] = useState('')
  const [problem, setProblem] = useState(false)
  const busy = one.loading || all.loading

  const run = async (end: () => Promise<string>) => {
    setMessage('')
    setProblem(false)
    await end().then(setMessage, () => setProblem(true))
  }
  const signOut = ({ id, device }: SettingsQuery['sessions'][number]) =>
    run(async () => {
      await endSession({ variables: { id } })
      return `${device} is signed out.`
    })
  const signOutOthers = () => {
    setAsking(false)
    return run(async () => {
      const ended = (await endOthers()).data?.endOtherSessions ?? 0
      return `${pluralize(ended, 'other device is', 'other devices are')} signed out.`
    })
  }

  return (
    <SettingsSection title="Sessions" text="Where you are signed in now.">
      <ul className={styles.sessions}>
        {sessions.map((session) => (
          <SessionRow key={session.id} session={session} disabled={busy} signOut={() => void signOut(session)} />
        ))}
      </ul>
      {problem && <Notice text={failed} />}
      <div className={styles.foot}>
        {others > 0 && (
          <Button variant="line" disabled={busy} aria-busy={all.loading} onClick={() => setAsking(true)}>
            Sign out everywhere else
          </Button>
        )}
        <p role="status">{message}</p>
      </div>
      {asking && (
        <ConfirmDialog
          title={`Sign out ${pluralize(others, 'other device')}?`}
          text="Whoever uses them has to log in again. This device stays signed in."
          yes="Sign out"
          no="Cancel"
          onYes={() => void signOutOthers()}
          onNo={() => setAsking(false)}
        />
      )}
    </SettingsSection>
  )
}

interface RowProps {
  session: SettingsQuery['sessions'][number]
  disabled: boolean
  signOut: () => void
}

const SessionRow = ({ session: { device, createdAt, lastUsedAt, current }, disabled, signOut }: RowProps) => {
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
