import type { FragmentType } from '@apollo/client'
import { useApolloClient } from '@apollo/client/react'
import { type ComponentProps, useState } from 'react'
import { refetchQuietly } from '../../../apollo/refetch-quietly'
import { DocketRow } from '../../../features/docket/docket-row'
import { useMarkDocketEntryMutation } from '../../../features/docket/mark-docket-entry.generated'
import { failureMessage, failureText } from '../../../features/form/form-result'
import { openedPart } from '../../../features/page/errors/opened-part'
import type { EngagementDueKind } from '../../../generated/schema'
import { shortDay } from '../../../lib/dates'
import { useLostFocus, useReturnFocus } from '../../../lib/focus/use-return-focus'
import { Button } from '../../../ui/button/button'
import { onSingleClick } from '../../../ui/button/on-single-click'
import { TextButton } from '../../../ui/button/text-button'
import { Notice } from '../../../ui/feedback/notice'
import { useConfirm } from '../../../ui/feedback/use-confirm'
import link from '../../../ui/text/link.module.css'
import { EngagementSection } from '../engagement-section'
import {
  type EngagementDocket_EngagementFragment,
  useEngagementDocket_EngagementFragment,
  useRemoveDocketEntryMutation,
} from './engagement-docket.generated'
import styles from './engagement-docket.module.css'

// Lazy: most orders have no dates.
const DocketForm = openedPart(() => import('./docket-form').then((loaded) => loaded.DocketForm))

// Lazy: it is rarely read.
const DocketHistory = openedPart(() => import('./docket-history').then((loaded) => loaded.DocketHistory))

type Entry = EngagementDocket_EngagementFragment['docket'][number]

/** The dates of official procedures that buyer and seller keep together. */
export const EngagementDocket = ({
  engagement: from,
}: {
  engagement: FragmentType<EngagementDocket_EngagementFragment>
}) => {
  const engagement = useEngagementDocket_EngagementFragment(from)
  const { id, canKeepDocket, docket, viewerSide } = engagement
  const isParty = viewerSide === 'BUYER' || viewerSide === 'SELLER'
  const [mark, marking] = useMarkDocketEntryMutation()
  const [removeEntry, removing] = useRemoveDocketEntryMutation()
  const [edited, setEdited] = useState<Entry | 'new'>()
  const editedId = edited === 'new' ? undefined : edited?.id
  const { ask, dialog } = useConfirm()
  const [problem, setProblem] = useState<string>()
  const [done, setDone] = useState('')
  const [pressedId, setPressedId] = useState<string>()
  const [readsHistory, setReadsHistory] = useState(false)
  const addButton = useReturnFocus(edited === 'new')
  // A date that is removed takes its buttons away.
  const status = useLostFocus<HTMLParagraphElement>(done === REMOVED, docket)
  const client = useApolloClient()
  const finish = (text: string) => {
    setDone(text)
    if (readsHistory) void refetchQuietly(client, 'DocketHistory')
  }
  const attempt = (work: Promise<object | undefined>, done = '') => {
    setProblem(undefined)
    setDone('')
    return work.then(
      (result) => {
        const problem = failureMessage(result)
        setProblem(problem)
        if (!problem) finish(done)
      },
      (error: unknown) => setProblem(failureText(error)),
    )
  }
  const edit = (entry: Entry | 'new') => {
    setDone('')
    setEdited(entry)
  }
  const toggle = ({ id, doneAt }: Entry) => {
    setPressedId(id)
    return attempt(mark({ variables: { id, done: !doneAt } }).then(({ data }) => data?.markDocketEntry))
  }
  const confirmAndRemove = async ({ id, kindLabel }: Entry) => {
    const isSure = await ask({
      title: 'Remove this date?',
      text: `${kindLabel}: nobody is reminded of it any more. The other side is told, and the history keeps it.`,
      yes: 'Remove',
      no: 'Keep',
      danger: true,
    })
    if (!isSure) return
    if (editedId === id) setEdited(undefined)
    setPressedId(id)
    await attempt(
      removeEntry({ variables: { id } }).then(({ data }) => data?.removeDocketEntry),
      REMOVED,
    )
  }
  if (!canKeepDocket && docket.length === 0) return null
  const busy = marking.loading || removing.loading
  const stateOf = (entry: Entry, { loading }: { loading: boolean }) => {
    const isRunning = loading && entry.id === pressedId
    return { busy: isRunning, disabled: busy && !isRunning }
  }
  return (
    <EngagementSection title="Docket">
      {docket.length === 0 ? (
        <p>Dates of the official procedure, for both of you: reminders come 30, 7 and 1 day before.</p>
      ) : (
        <ul>
          {docket.map((entry) => (
            <DocketRow key={entry.id} entry={entry}>
              {isParty && (
                <>
                  <TextButton {...stateOf(entry, marking)} onClick={onSingleClick(() => toggle(entry))}>
                    {entry.doneAt ? 'Mark as not met' : 'Mark as met'}
                    <Subject entry={entry} />
                  </TextButton>
                  {entry.own && (
                    <>
                      {/* Another entry would take the place of what is typed. */}
                      <ChangeButton
                        open={editedId === entry.id}
                        disabled={busy || (edited !== undefined && editedId !== entry.id)}
                        onClick={() => edit(entry)}
                      >
                        Change
                        <Subject entry={entry} />
                      </ChangeButton>
                      <TextButton {...stateOf(entry, removing)} onClick={() => confirmAndRemove(entry)}>
                        Remove
                        <Subject entry={entry} />
                      </TextButton>
                    </>
                  )}
                </>
              )}
            </DocketRow>
          ))}
        </ul>
      )}
      <OrderDates {...engagement} />
      {problem && <Notice text={problem} />}
      {canKeepDocket && !edited && (
        <p className={styles.add}>
          <Button ref={addButton} variant="line" size="small" onClick={() => edit('new')}>
            Add a date
          </Button>
        </p>
      )}
      {edited && (
        <DocketForm
          key={editedId ?? 'new'}
          engagementId={id}
          entry={edited === 'new' ? undefined : edited}
          close={(text) => {
            setEdited(undefined)
            if (text) finish(text)
          }}
        />
      )}
      <p ref={status} className="visually-hidden" role="status" tabIndex={-1}>
        {done}
      </p>
      <details className={styles.history} onToggle={({ currentTarget }) => setReadsHistory(currentTarget.open)}>
        <summary>
          <span className={link.link}>What was changed</span>
        </summary>
        {readsHistory && <DocketHistory engagementId={id} />}
      </details>
      {dialog}
    </EngagementSection>
  )
}

const REMOVED = 'Removed.'

/** Gets the focus back from the form that it opens. */
const ChangeButton = ({ open, ...props }: { open: boolean } & ComponentProps<typeof TextButton>) => (
  <TextButton ref={useReturnFocus(open)} {...props} />
)

const dueNames: Record<EngagementDueKind, string> = {
  ANSWER: 'for an answer',
  DECISION: 'for the decision',
  FUNDING: 'for the funding',
  WORK: 'for the work',
}

/** Both dates of an order that has an open proposal beside what is due next. */
const OrderDates = ({ nextDue, amendment }: Pick<EngagementDocket_EngagementFragment, 'nextDue' | 'amendment'>) =>
  nextDue &&
  amendment?.expiresAt && (
    <p>
      Dates of the order itself: <time dateTime={nextDue.at}>{shortDay(nextDue.at)}</time> {dueNames[nextDue.kind]}, and{' '}
      <time dateTime={amendment.expiresAt}>{shortDay(amendment.expiresAt)}</time>, when the open proposal expires.
    </p>
  )

const Subject = ({ entry }: { entry: Entry }) => <span className="visually-hidden">{`: ${entry.kindLabel}`}</span>
