import type { FragmentType } from '@apollo/client'
import { deadlineTexts } from '../../../features/engagement/deadline-texts'
import { useSession } from '../../../features/session/session-store'
import { dayAndTime } from '../../../lib/dates'
import { lazyPart } from '../../../lib/lazy-named'
import { formatPrice } from '../../../lib/money'
import { pluralize } from '../../../lib/text'
import { classes } from '../../../ui/classes'
import { EngagementSection } from '../engagement-section'
import { byActorName } from './by-actor-name'
import { EventBody, hasAttachments, hasBody } from './event-body'
import body from './event-body.module.css'
import { type Timeline_EngagementFragment, useTimeline_EngagementFragment } from './timeline.generated'
import styles from './timeline.module.css'

// Lazy: few offers have milestones.
const OfferedMilestones = lazyPart(() => import('./offered-milestones'), 'OfferedMilestones')

interface Props {
  engagement: FragmentType<Timeline_EngagementFragment>
}

type Event = Timeline_EngagementFragment['events'][number]

/** All events, latest first, below what happens without an answer: to the open proposal, and to the order at its deadline. */
export const Timeline = ({ engagement: from }: Props) => {
  const engagement = useTimeline_EngagementFragment(from)
  const { user } = useSession()
  return (
    <EngagementSection title="Timeline">
      <ol>
        {upcomingOf(engagement).map(({ at, result, condition }) => (
          <li key={at + result} className={classes(styles.item, styles.upcoming)}>
            <time dateTime={at}>{dayAndTime(at)}</time>
            <div>
              <b>{result}</b> <span>{condition}</span>
            </div>
          </li>
        ))}
        {engagement.events.toReversed().map((event, index) => (
          <li key={event.id} className={classes(styles.item, index === 0 && styles.latest)}>
            <time dateTime={event.at}>{dayAndTime(event.at)}</time>
            <div>
              <b>{event.label}</b> <span>{byActorName(event, user?.id)}</span>
              {detailOf(event) && <p>{detailOf(event)}</p>}
              {event.consequence && <p>{event.consequence}</p>}
              {event.withheld && <p>{event.withheld}</p>}
              {(hasBody(event) || event.milestones.length > 0) && (
                <details>
                  <summary>
                    Details<span className="visually-hidden">{`: ${event.label}`}</span>
                  </summary>
                  <EventBody event={event} />
                  {event.milestones.length > 0 && <OfferedMilestones milestones={event.milestones} />}
                </details>
              )}
            </div>
          </li>
        ))}
      </ol>
    </EngagementSection>
  )
}

/** The consequences of no answer, the latest first. */
const upcomingOf = ({ viewerSide, deadline, amendment }: Timeline_EngagementFragment) =>
  [
    ...(deadline ? [{ at: deadline.at, ...deadlineTexts(deadline, viewerSide) }] : []),
    ...(amendment?.expiresAt
      ? [{ at: amendment.expiresAt, result: 'The proposal expires', condition: 'unless it is answered' }]
      : []),
  ].sort((a, b) => b.at.localeCompare(a.at))

const detailOf = ({ amount, outcome, days, rounds, milestones, answers, files, links }: Event) =>
  [
    outcome ?? (amount !== null && formatPrice(amount)),
    days !== null && days > 0 && pluralize(days, 'day'),
    milestones.length > 0 && pluralize(milestones.length, 'milestone'),
    rounds !== null && rounds > 0 && pluralize(rounds, 'round'),
    answers.length > 0 && pluralize(answers.length, 'answer'),
    files.length > 0 && pluralize(files.length, 'file'),
    links.length > 0 && pluralize(links.length, 'link'),
  ]
    .filter(Boolean)
    .join(', ')

/** Shows the latest delivery, then the latest message if it came after that. That of an open proposal stands with it. */
export const LatestEvents = ({ engagement: from }: Props) => {
  const { events, amendment } = useTimeline_EngagementFragment(from)
  const { user } = useSession()
  const latest = events.findLast((event) =>
    hasBody({ ...event, note: event.note === amendment?.message ? null : event.note }),
  )
  const delivered = events.findLast((event) => event.transition === 'DELIVER' && hasAttachments(event))
  const latestEvents = [...new Set([delivered, latest])].filter((event) => event !== undefined)
  return latestEvents.map((event) => (
    <EngagementSection key={event.id} title={`${event.label} ${byActorName(event, user?.id)}`}>
      {event.outcome && <p className={body.note}>{event.outcome}</p>}
      <EventBody event={event} />
      <p className={styles.time}>
        <time dateTime={event.at}>{dayAndTime(event.at)}</time>
      </p>
    </EngagementSection>
  ))
}
