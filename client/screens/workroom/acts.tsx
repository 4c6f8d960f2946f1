import { useRef, useState } from 'react'
import type { CardFields_ProviderFragment } from '../../features/payment/card-fields.generated'
import { Notice } from '../../ui/notice'
import { Act } from './act'
import type { Acts_EngagementFragment } from './acts.generated'
import styles from './acts.module.css'
import { Block } from './block'
import { Meanwhile, type Refused } from './meanwhile'

interface Props {
  engagement: Acts_EngagementFragment
  provider: CardFields_ProviderFragment
}

/** What the viewer can do now: all of it comes from the answer, which comes from the table of the process. */
export const Acts = ({ engagement, provider }: Props) => {
  const { availableTransitions, ended, events, reviewUntil } = engagement
  const [open, setOpen] = useState<string>()
  const [done, setDone] = useState<string>()
  const [refused, setRefused] = useState<Refused>()
  const title = useRef<HTMLHeadingElement>(null)

  return (
    <Block title="What you can do now" titleRef={title}>
      {done && <Notice good text={done} />}
      {refused && (
        <Meanwhile
          refused={refused}
          since={events.slice(refused.eventsSeen)}
          lost={!availableTransitions.some(({ name }) => name === refused.name)}
        />
      )}
      {availableTransitions.length === 0 ? (
        <p>{nothing(ended, reviewUntil !== null)}</p>
      ) : (
        <div className={styles.acts}>
          {onwardFirst(availableTransitions).map((transition) => (
            <Act
              key={transition.name}
              engagement={engagement}
              transition={transition}
              provider={provider}
              open={open === transition.name}
              toggle={() => setOpen(open === transition.name ? undefined : transition.name)}
              onDone={(said) => {
                setOpen(undefined)
                setRefused(undefined)
                setDone(said)
                // The form is gone, and the focus with it.
                title.current?.focus()
              }}
              onRefused={(refusal) => {
                setDone(undefined)
                setRefused(refusal)
              }}
            />
          ))}
        </div>
      )}
    </Block>
  )
}

const nothing = (ended: boolean, reviewable: boolean) => {
  if (!ended) return 'Nothing for now. It is for the others to act.'
  return reviewable ? 'All is done, but for your review.' : 'Nothing more can be done here.'
}

/** What takes it on stands above what doesn't. */
const onwardFirst = <Step extends { onward: boolean }>(steps: readonly Step[]) => [
  ...steps.filter(({ onward }) => onward),
  ...steps.filter(({ onward }) => !onward),
]
