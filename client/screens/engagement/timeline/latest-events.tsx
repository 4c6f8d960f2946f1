import type { FragmentType } from '@apollo/client'
import { useSession } from '../../../features/session/session-store'
import { dayAndTime } from '../../../lib/dates'
import { EngagementSection } from '../engagement-section'
import { byActorName } from './actor-name'
import { EventBody } from './event-body'
import { type LatestEvents_EngagementFragment, useLatestEvents_EngagementFragment } from './latest-events.generated'
import styles from './latest-events.module.css'

/** The latest message, after the latest delivery where that came before it. */
export const LatestEvents = ({ engagement: from }: { engagement: FragmentType<LatestEvents_EngagementFragment> }) => {
  const { events } = useLatestEvents_EngagementFragment(from)
  const { user } = useSession()
  const latest = events.findLast(({ note, files, links }) => note || files.length + links.length > 0)
  const delivered = events.findLast(({ files, links }) => files.length + links.length > 0)
  const shown = [...new Set([delivered, latest])].filter((event) => event !== undefined)
  return shown.map((event) => (
    <EngagementSection key={event.id} title={`${event.label} ${byActorName(event, user?.id)}`}>
      <EventBody event={event} />
      <p className={styles.time}>
        <time dateTime={event.at}>{dayAndTime(event.at)}</time>
      </p>
    </EngagementSection>
  ))
}
