import { useState } from 'react'
import { AskDialog } from '../../features/form/ask-dialog'
import { counted } from '../../features/listing/counted'
import { Button } from '../../ui/button'
import { Notice } from '../../ui/notice'
import { useEndOtherSessionsMutation } from './end-other-sessions.generated'
import { useEndSessionMutation } from './end-session.generated'
import { SessionLine } from './session-line'
import type { SessionsSection_SessionFragment } from './sessions-section.generated'
import styles from './sessions-section.module.css'
import { Setting } from './setting'
import { SettingsDocument } from './settings.generated'

const failed = 'Something went wrong. Nobody was signed out. Please try again.'
const afterwards = { refetchQueries: [SettingsDocument], awaitRefetchQueries: true }

export const SessionsSection = ({ sessions }: { sessions: readonly SessionsSection_SessionFragment[] }) => {
  const others = sessions.filter(({ current }) => !current).length
  const [endSession, one] = useEndSessionMutation(afterwards)
  const [endOthers, all] = useEndOtherSessionsMutation(afterwards)
  const [asking, setAsking] = useState(false)
  const [told, setTold] = useState('')
  const [problem, setProblem] = useState(false)
  const busy = one.loading || all.loading

  const tell = async (end: () => Promise<string>) => {
    setTold('')
    setProblem(false)
    await end().then(setTold, () => setProblem(true))
  }
  const signOut = ({ id, device }: SessionsSection_SessionFragment) =>
    tell(async () => {
      await endSession({ variables: { id } })
      return `${device} is signed out.`
    })
  const signOutOthers = () => {
    setAsking(false)
    return tell(async () => {
      const ended = (await endOthers()).data?.endOtherSessions ?? 0
      return `${counted(ended, 'other device is', 'other devices are')} signed out.`
    })
  }

  return (
    <Setting title="Sessions" text="Where you are signed in now.">
      <ul className={styles.sessions}>
        {sessions.map((session) => (
          <SessionLine key={session.id} session={session} disabled={busy} signOut={() => void signOut(session)} />
        ))}
      </ul>
      {problem && <Notice text={failed} />}
      <div className={styles.foot}>
        {others > 0 && (
          <Button variant="line" disabled={busy} aria-busy={all.loading} onClick={() => setAsking(true)}>
            Sign out everywhere else
          </Button>
        )}
        <p role="status">{told}</p>
      </div>
      {asking && (
        <AskDialog
          title={`Sign out ${counted(others, 'other device')}?`}
          text="Whoever uses them has to log in again. This device stays signed in."
          yes="Sign out"
          no="Cancel"
          onYes={() => void signOutOthers()}
          onNo={() => setAsking(false)}
        />
      )}
    </Setting>
  )
}
