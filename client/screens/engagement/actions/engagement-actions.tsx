import type { FragmentType } from '@apollo/client'
import { useRef, useState } from 'react'
import type { CardFields_ProviderFragment } from '../../../features/payment/card-fields.generated'
import { onDayAtTime } from '../../../lib/dates'
import { Notice } from '../../../ui/feedback/notice'
import { TextArea } from '../../../ui/form/text-area'
import { EngagementSection } from '../engagement-section'
import { Action } from './action'
import {
  type EngagementActions_EngagementFragment,
  useEngagementActions_EngagementFragment,
} from './engagement-actions.generated'
import styles from './engagement-actions.module.css'

interface Props {
  engagement: FragmentType<EngagementActions_EngagementFragment>
  provider: CardFields_ProviderFragment
}

/** What the viewer can do now, as the API lists it from the process. */
export const EngagementActions = ({ engagement: from, provider }: Props) => {
  const engagement = useEngagementActions_EngagementFragment(from)
  const { availableTransitions, ended, events, reviewUntil } = engagement
  const [open, setOpen] = useState<string>()
  const [done, setDone] = useState<string>()
  const [conflict, setConflict] = useState<Conflict>()
  const title = useRef<HTMLHeadingElement>(null)

  return (
    <EngagementSection title="What you can do now" titleRef={title}>
      {done && <Notice good text={done} />}
      {conflict && (
        <ConflictNotice
          conflict={conflict}
          eventsSince={events.slice(conflict.eventsSeen)}
          isFormGone={!availableTransitions.some(({ name }) => name === conflict.name)}
        />
      )}
      {availableTransitions.length === 0 ? (
        <p>{noActionsText(ended, reviewUntil !== null)}</p>
      ) : (
        <div className={styles.actions}>
          {completionFirst(availableTransitions).map((transition) => (
            <Action
              key={transition.name}
              engagement={engagement}
              transition={transition}
              provider={provider}
              open={open === transition.name}
              toggle={() => setOpen(open === transition.name ? undefined : transition.name)}
              onDone={(message) => {
                setOpen(undefined)
                setConflict(undefined)
                setDone(message)
                // The form that had the focus is gone.
                title.current?.focus()
              }}
              onConflict={(latest) => {
                setDone(undefined)
                setConflict(latest)
              }}
            />
          ))}
        </div>
      )}
    </EngagementSection>
  )
}

const noActionsText = (ended: boolean, reviewable: boolean) => {
  if (!ended) return 'There is nothing for you to do right now.'
  return reviewable ? 'All done. You can still write a review.' : 'There is nothing more to do here.'
}

/** The actions that lead on come before those that end the engagement. */
const completionFirst = <Transition extends { leadsToCompletion: boolean }>(transitions: readonly Transition[]) => [
  ...transitions.filter(({ leadsToCompletion }) => leadsToCompletion),
  ...transitions.filter(({ leadsToCompletion }) => !leadsToCompletion),
]

export interface Conflict {
  /** The name of the transition. */
  name: string
  message: string
  /** What was typed into its form. */
  typed: string
  /** How many events the page showed when it was sent. */
  eventsSeen: number
}

interface ConflictProps {
  conflict: Conflict
  /** The events since then. */
  eventsSince: readonly { id: string; at: string; label: string; by: { name: string } | null }[]
  /** Whether the action is not available any more: its form is gone then, and the notice keeps what was typed. */
  isFormGone: boolean
}

/** Tells why an action came too late, what happened meanwhile, and what was typed. */
const ConflictNotice = ({ conflict: { message, typed }, eventsSince, isFormGone }: ConflictProps) => (
  <div className={styles.conflict}>
    <Notice text={message} />
    {eventsSince.length > 0 && (
      <>
        <h3>What happened meanwhile</h3>
        <ul>
          {eventsSince.map(({ id, at, label, by }) => (
            <li key={id}>{`${label}${by ? ` by ${by.name}` : ''}, ${onDayAtTime(at)}`}</li>
          ))}
        </ul>
      </>
    )}
    {isFormGone && typed !== '' && <TextArea label="What you had typed" readOnly value={typed} rows={4} />}
  </div>
)
