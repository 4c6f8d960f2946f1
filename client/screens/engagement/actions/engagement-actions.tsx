import type { FragmentType } from '@apollo/client'
import { useRef, useState } from 'react'
import type { CardFields_ProviderFragment } from '../../../features/payment/card-fields.generated'
import { Notice } from '../../../ui/feedback/notice'
import { EngagementSection } from '../engagement-section'
import { Action } from './action'
import { type Conflict, ConflictNotice } from './conflict-notice'
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
