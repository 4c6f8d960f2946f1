import { useState } from 'react'
import { refetchQuietly } from '../../../apollo/refetch-quietly'
import { failureMessage, failureText } from '../../../features/form/form-result'
import { onDay, timeAgo } from '../../../lib/dates'
import { useLostFocus } from '../../../lib/focus/use-return-focus'
import { pluralize } from '../../../lib/text'
import { Button } from '../../../ui/button/button'
import { onSingleClick } from '../../../ui/button/on-single-click'
import { TextButton } from '../../../ui/button/text-button'
import { Notice } from '../../../ui/feedback/notice'
import { useConfirm } from '../../../ui/feedback/use-confirm'
import { SettingsDocument, type SettingsQuery } from '../settings.generated'
import { SettingsRow, SettingsRows } from '../settings-row'
import { SettingsSection } from '../settings-section'
import { useEndOtherSessionsMutation, useEndSessionMutation } from './sessions-section.generated'
import styles from './sessions-section.module.css'

export const SessionsSection = ({ sessions }: { sessions: SettingsQuery['sessions'] }) => {
  const otherCount = sessions.filter(({ current }) => !current).length
  const [endSession] = useEndSessionMutation()
  const [endOthers, { loading: isEndingOthers, client }] = useEndOtherSessionsMutation()
  const [endedId, setEndedId] = useState<string>()
  const { ask, dialog } = useConfirm()
  const [message, setMessage] = useState('')
  const [problem, setProblem] = useState<string>()
  const status = useLostFocus<HTMLParagraphElement>(message, sessions)

  const run = async (end: () => Promise<string>) => {
    setMessage('')
    setProblem(undefined)
    await end().then(setMessage, (error: unknown) => setProblem(failureText(error, 'Nobody was signed out.')))
  }
  const signOut = async ({ id, device }: SettingsQuery['sessions'][number]) => {
    setEndedId(id)
    await run(async () => {
      const answer = (await endSession({ variables: { id } })).data?.endSession
      await refetchQuietly(client, SettingsDocument)
      // One that has ended already is signed out, too.
      return failureMessage(answer) ?? `${device} is signed out.`
    })
    setEndedId(undefined)
  }
  const signOutOthers = async () => {
    const isSure = await ask({
      title: `Sign out ${pluralize(otherCount, 'other device')}?`,
      text: 'Whoever uses them has to log in again. This device stays signed in.',
      yes: 'Sign out',
      no: 'Cancel',
    })
    if (!isSure) return
    await run(async () => {
      const ended = (await endOthers()).data?.endOtherSessions.endedSessionCount ?? 0
      await refetchQuietly(client, SettingsDocument)
      return `${pluralize(ended, 'other device is', 'other devices are')} signed out.`
    })
  }

  return (
    <SettingsSection title="Sessions" text="Where you are signed in now.">
      <SettingsRows>
        {sessions.map((session) => (
          <SessionRow
            key={session.id}
            session={session}
            busy={session.id === endedId}
            disabled={isEndingOthers || (endedId !== undefined && session.id !== endedId)}
            signOut={() => void signOut(session)}
          />
        ))}
      </SettingsRows>
      {problem && <Notice text={problem} />}
      <div className={styles.foot}>
        {otherCount > 0 && (
          <Button variant="line" busy={isEndingOthers} disabled={endedId !== undefined} onClick={signOutOthers}>
            Sign out everywhere else
          </Button>
        )}
        <p ref={status} role="status" tabIndex={-1}>
          {message}
        </p>
      </div>
      {dialog}
    </SettingsSection>
  )
}

interface RowProps {
  session: SettingsQuery['sessions'][number]
  busy: boolean
  disabled: boolean
  signOut: () => void
}

const SessionRow = ({ session: { device, createdAt, lastUsedAt, current }, signOut, ...button }: RowProps) => (
  <SettingsRow
    icon={/iphone|ipad|ios|android/i.test(device) ? 'phone' : 'screen'}
    title={
      <>
        {device} {current && <span className={styles.current}>This device</span>}
      </>
    }
    details={
      <>
        Last used <time dateTime={lastUsedAt}>{timeAgo(lastUsedAt)}</time>, signed in{' '}
        <time dateTime={createdAt}>{onDay(createdAt)}</time>
      </>
    }
  >
    {!current && (
      <TextButton {...button} onClick={onSingleClick(signOut)}>
        Sign out<span className="visually-hidden"> {device}</span>
      </TextButton>
    )}
  </SettingsRow>
)
