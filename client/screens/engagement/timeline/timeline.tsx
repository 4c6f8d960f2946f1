import type { FragmentType } from '@apollo/client'
import { deadlineTexts } from '../../../features/engagement/deadline-texts'
import { useSession } from '../../../features/session/session-store'
import { dayAndTime } from '../../../lib/dates'
import { formatPrice } from '../../../lib/money'
import { pluralize } from '../../../lib/text'
import { classes } from '../../../ui/classes'
import { EngagementSection } from '../engagement-section'
import { byActorName } from './actor-name'
import { EventBody } from './event-body'
import { type Timeline_EngagementFragment, useTimeline_EngagementFragment } from './timeline.generated'
import styles from './timeline.module.css'

type Event = Timeline_EngagementFragment['events'][number]

/** All events, the latest first; above them what happens automatically at the deadline. */
export const Timeline = ({ engagement: from }: { engagement: FragmentType<Timeline_EngagementFragment> }) => {
  const { viewerSide, deadline, events } = useTimeline_EngagementFragment(from)
  const { user } = useSession()
  return (
    <EngagementSection title="Timeline">
      <ol>
        {deadline && (
          <li className={classes(styles.item, styles.upcoming)}>
            <time dateTime={deadline.at}>{dayAndTime(deadline.at)}</time>
            <div>
              <b>{deadlineTexts(deadline, viewerSide).result}</b>{' '}
              <span>{deadlineTexts(deadline, viewerSide).condition}</span>
            </div>
          </li>
        )}
        {events.toReversed().map((event, index) => (
          <li key={event.id} className={classes(styles.item, index === 0 && styles.latest)}>
            <time dateTime={event.at}>{dayAndTime(event.at)}</time>
            <div>
              <b>{event.label}</b> <span>{byActorName(event, user?.id)}</span>
              {detailOf(event) && <p>{detailOf(event)}</p>}
              {(event.note || event.files.length + event.links.length > 0) && (
                <details>
                  <summary>
                    Details<span className="visually-hidden">{`: ${event.label}`}</span>
                  </summary>
                  <EventBody event={event} />
                </details>
              )}
            </div>
          </li>
        ))}
      </ol>
    </EngagementSection>
  )
}

const detailOf = ({ amount, days, files, links }: Event) =>
  [
    amount !== null && formatPrice(amount),
    days !== null && pluralize(days, 'day'),
    files.length > 0 && pluralize(files.length, 'file'),
    links.length > 0 && pluralize(links.length, 'link'),
  ]
    .filter(Boolean)
    .join(', ')
