import type { FragmentType } from '@apollo/client'
import { useEffect, useState } from 'react'
import { useSearchParams } from 'react-router-dom'
import { hasFormDraft } from '../../../features/form/form-draft'
import type { CardFields_ProviderFragment } from '../../../features/payment/card-fields.generated'
import { useSession } from '../../../features/session/session-store'
import { onDayAtTime } from '../../../lib/dates'
import { useLostFocus } from '../../../lib/focus/use-return-focus'
import { lazyPart } from '../../../lib/lazy-named'
import { Notice } from '../../../ui/feedback/notice'
import { TextArea } from '../../../ui/form/text-area'
import { EngagementSection } from '../engagement-section'
import { byActorName, type EventActor } from '../timeline/by-actor-name'
import { Action } from './action'
import {
  type EngagementActions_EngagementFragment,
  useEngagementActions_EngagementFragment,
} from './engagement-actions.generated'
import styles from './engagement-actions.module.css'
import { draftKey } from './transition'
import type { Conflict } from './use-advance-engagement'

// Lazy: only a provider with a page of its own returns here.
const PaymentNotice = lazyPart(() => import('./payment-notice'), 'PaymentNotice')

interface Props {
  engagement: FragmentType<EngagementActions_EngagementFragment>
  provider: CardFields_ProviderFragment
  /** Called with whether a form is open. */
  onOpen: (isOpen: boolean) => void
}

/** Lists the transitions that the API says the viewer can take now. */
export const EngagementActions = ({ engagement: from, provider, onOpen }: Props) => {
  const engagement = useEngagementActions_EngagementFragment(from)
  const { availableTransitions, ended, events, reviewUntil, version } = engagement
  const [params] = useSearchParams()
  // A form that was left with text in it is open again; an address can open one, as that of the payment after a hire.
  const [open, setOpen] = useState<string | undefined>(
    () =>
      availableTransitions.find(
        (transition) => hasFormDraft(draftKey(engagement.id, transition)) || transition.name === params.get('open'),
      )?.name,
  )
  const [typed, setTyped] = useState('')
  const [success, setSuccess] = useState<{ message: string; sentFor: number }>()
  const [conflict, setConflict] = useState<Conflict>()
  // A refused transition takes away its form, which had the focus.
  const titleRef = useLostFocus<HTMLHeadingElement>(conflict, availableTransitions)
  const payment = params.get('payment')
  // Something else happened meanwhile, so that the open form is gone: its text stays.
  const isOpen = availableTransitions.some(({ name }) => name === open)
  const lost = open !== undefined && !isOpen ? typed : ''
  useEffect(() => onOpen(isOpen), [onOpen, isOpen])

  return (
    <EngagementSection title="What you can do now" titleRef={titleRef}>
      {payment && <PaymentNotice payment={payment} />}
      {/* Each step makes the next version: what was said about an earlier one may no longer be true. */}
      {success && version <= success.sentFor + 1 && <Notice good text={success.message} />}
      {conflict && <ConflictNotice conflict={conflict} eventsSince={events.slice(conflict.eventsSeen)} />}
      {lost && (
        <div className={styles.lost}>
          <TextArea label="What you had typed" readOnly value={lost} rows={4} />
        </div>
      )}
      {availableTransitions.length === 0 ? (
        <p className={styles.nothing}>{noActionsText(ended, reviewUntil !== null)}</p>
      ) : (
        <div className={styles.actions}>
          {completionFirst(availableTransitions).map((transition) => (
            <Action
              key={transition.name}
              engagement={engagement}
              transition={transition}
              provider={provider}
              open={open === transition.name}
              toggle={() => {
                setOpen(open === transition.name ? undefined : transition.name)
                setTyped('')
                setSuccess(undefined)
              }}
              onTyped={setTyped}
              onDone={(message) => {
                setOpen(undefined)
                setConflict(undefined)
                setSuccess({ message, sentFor: version })
                // The form that had the focus is gone.
                titleRef.current?.focus()
              }}
              onConflict={(latest) => {
                setSuccess(undefined)
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
  if (!ended) return 'Nothing for you to do right now.'
  return reviewable ? 'All done. You can still write a review.' : 'Nothing more to do here.'
}

/** Actions towards completion come before those that end the engagement early. */
const completionFirst = <Transition extends { leadsToCompletion: boolean }>(transitions: readonly Transition[]) => [
  ...transitions.filter(({ leadsToCompletion }) => leadsToCompletion),
  ...transitions.filter(({ leadsToCompletion }) => !leadsToCompletion),
]

interface ConflictProps {
  conflict: Conflict
  /** The events that the page had not shown when the form was sent. */
  eventsSince: readonly (EventActor & { id: string; at: string; label: string })[]
}

/** Tells why a transition was refused, and what happened meanwhile. */
const ConflictNotice = ({ conflict: { message }, eventsSince }: ConflictProps) => {
  const { user } = useSession()
  return (
    <div className={styles.conflict}>
      <Notice text={message} />
      {eventsSince.length > 0 && (
        <>
          <h3>What happened meanwhile</h3>
          <ul>
            {eventsSince.map((event) => (
              <li key={event.id}>{`${event.label} ${byActorName(event, user?.id)}, ${onDayAtTime(event.at)}`}</li>
            ))}
          </ul>
        </>
      )}
    </div>
  )
}
