import { useApolloClient } from '@apollo/client/react'
import { useState } from 'react'
import { refetchQuietly } from '../../apollo/refetch-quietly'
import { Panel } from '../../features/dashboard/panel'
import { failureMessage, failureText } from '../../features/form/form-result'
import { onDay } from '../../lib/dates'
import { useReturnFocus } from '../../lib/focus/use-return-focus'
import { Button } from '../../ui/button/button'
import { TextButton } from '../../ui/button/text-button'
import { Notice } from '../../ui/feedback/notice'
import { useConfirm } from '../../ui/feedback/use-confirm'
import { CopyLine } from '../../ui/form/copy-line'
import { useCreateCalendarFeedMutation, useRemoveCalendarFeedMutation } from './calendar-panel.generated'
import { DocketDocument, type DocketQuery } from './docket.generated'
import styles from './docket.module.css'

/** The calendar of the dates, which calendar programs subscribe to. */
export const CalendarPanel = ({ feed }: { feed: DocketQuery['calendarFeed'] }) => {
  const client = useApolloClient()
  const [create, creating] = useCreateCalendarFeedMutation()
  const [remove, removing] = useRemoveCalendarFeedMutation()
  const { ask, dialog } = useConfirm()
  const [url, setUrl] = useState<string>()
  const [problem, setProblem] = useState<string>()
  // The button that removes it goes with it.
  const createButton = useReturnFocus(feed !== null)
  const fail = (error: unknown) => setProblem(failureText(error))

  const createFeed = async () => {
    setProblem(undefined)
    await create().then(({ data }) => {
      setUrl(data?.createCalendarFeed.url)
      return refetchQuietly(client, DocketDocument)
    }, fail)
  }
  const removeFeed = async () => {
    if (!(await ask(removalQuestion))) return
    setProblem(undefined)
    await remove().then(({ data }) => {
      setProblem(failureMessage(data?.removeCalendarFeed))
      setUrl(undefined)
      return refetchQuietly(client, DocketDocument)
    }, fail)
  }

  return (
    <Panel title="In your calendar">
      <div className={styles.calendar}>
        <p>
          {feed
            ? `Your calendar address was created ${onDay(feed.createdAt)}. If you create a new one, the old one stops working.`
            : 'Subscribe in your calendar program: the dates of the last 90 days and all later ones appear there, with an alarm a week before.'}
        </p>
        {url && (
          <CopyLine label="Your calendar address" text={url} noun="address">
            <b>This is the address of your calendar.</b> Everybody who has it can read the dates. It is not shown again.
          </CopyLine>
        )}
        {problem && <Notice text={problem} />}
        <div className={styles.buttons}>
          <Button
            ref={createButton}
            variant="line"
            busy={creating.loading}
            disabled={removing.loading}
            onClick={createFeed}
          >
            {feed ? 'Create a new address' : 'Create calendar address'}
          </Button>
          {feed && (
            <TextButton busy={removing.loading} disabled={creating.loading} onClick={removeFeed}>
              Remove the calendar
            </TextButton>
          )}
        </div>
      </div>
      {dialog}
    </Panel>
  )
}

const removalQuestion = {
  title: 'Remove the calendar?',
  text: 'Calendar programs no longer get your dates. The dates themselves stay.',
  yes: 'Remove',
  no: 'Keep',
  danger: true,
}
