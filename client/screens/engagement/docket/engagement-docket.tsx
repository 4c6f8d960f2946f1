import type { FragmentType } from '@apollo/client'
import { Suspense, useState } from 'react'
import { DocketRow } from '../../../features/docket/docket-row'
import { useMarkDocketEntryMutation } from '../../../features/docket/mark-docket-entry.generated'
import { failureMessage, failureText } from '../../../features/form/form-result'
import type { EngagementDueKind } from '../../../generated/schema'
import { shortDay } from '../../../lib/dates'
import { lazyNamed } from '../../../lib/lazy-named'
import { Button } from '../../../ui/button/button'
import { onSingleClick } from '../../../ui/button/on-single-click'
import { TextButton } from '../../../ui/button/text-button'
import { ConfirmDialog } from '../../../ui/feedback/confirm-dialog'
import { Notice } from '../../../ui/feedback/notice'
import { EngagementSection } from '../engagement-section'
import {
  type EngagementDocket_EngagementFragment,
  useEngagementDocket_EngagementFragment,
  useRemoveDocketEntryMutation,
} from './engagement-docket.generated'
import styles from './engagement-docket.module.css'

// Lazy: most orders have no dates.
const DocketForm = lazyNamed(() => import('./docket-form'), 'DocketForm')

// Lazy: it is rarely read.
const DocketHistory = lazyNamed(() => import('./docket-history'), 'DocketHistory')

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
  const [asked, setAsked] = useState<Entry>()
  const [problem, setProblem] = useState<string>()
  const [readsHistory, setReadsHistory] = useState(false)
  const attempt = (work: Promise<object | undefined>) => {
    setProblem(undefined)
    return work.then(
      (result) => setProblem(failureMessage(result)),
      (error: unknown) => setProblem(failureText(error)),
    )
  }
  const toggle = ({ id, doneAt }: Entry) =>
    attempt(mark({ variables: { id, done: !doneAt } }).then(({ data }) => data?.markDocketEntry))
  const remove = ({ id }: Entry) =>
    attempt(removeEntry({ variables: { id } }).then(({ data }) => data?.removeDocketEntry))
  if (!canKeepDocket && docket.length === 0) return null
  const busy = marking.loading || removing.loading
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
                  <TextButton disabled={busy} onClick={onSingleClick(() => toggle(entry))}>
                    {entry.doneAt ? 'Mark as not met' : 'Mark as met'}
                    <Subject entry={entry} />
                  </TextButton>
                  {entry.own && (
                    <>
                      {/* Another entry would take the place of what is typed. */}
                      <TextButton
                        disabled={busy || (edited !== undefined && (edited === 'new' || edited.id !== entry.id))}
                        onClick={() => setEdited(entry)}
                      >
                        Change
                        <Subject entry={entry} />
                      </TextButton>
                      <TextButton disabled={busy} onClick={() => setAsked(entry)}>
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
          <Button variant="line" size="small" onClick={() => setEdited('new')}>
            Add a date
          </Button>
        </p>
      )}
      {edited && (
        <Suspense>
          <DocketForm
            key={edited === 'new' ? 'new' : edited.id}
            engagementId={id}
            entry={edited === 'new' ? undefined : edited}
            close={() => setEdited(undefined)}
          />
        </Suspense>
      )}
      <details className={styles.history} onToggle={({ currentTarget }) => setReadsHistory(currentTarget.open)}>
        <summary>What was changed</summary>
        {readsHistory && (
          <Suspense>
            <DocketHistory engagementId={id} />
          </Suspense>
        )}
      </details>
      {asked && (
        <ConfirmDialog
          title="Remove this date?"
          text={`${asked.kindLabel}: nobody is reminded of it any more. The other side is told, and the history keeps it.`}
          yes="Remove"
          no="Keep"
          danger
          onYes={() => {
            setAsked(undefined)
            if (edited !== 'new' && edited?.id === asked.id) setEdited(undefined)
            void remove(asked)
          }}
          onNo={() => setAsked(undefined)}
        />
      )}
    </EngagementSection>
  )
}

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
