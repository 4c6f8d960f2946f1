import { dayAndTime } from '../../features/dashboard/when'
import { counted } from '../../features/listing/counted'
import { useSession } from '../../features/session/use-session'
import { classes } from '../../ui/classes'
import { price } from '../../ui/price'
import { Block } from './block'
import { doer } from './doer'
import { Said } from './said'
import type { Timeline_EngagementFragment } from './timeline.generated'
import styles from './timeline.module.css'

type Event = Timeline_EngagementFragment['events'][number]

/** Everything that happened, the last first; above it what the clock will do. */
export const Timeline = ({ engagement: { deadline, events } }: { engagement: Timeline_EngagementFragment }) => {
  const { user } = useSession()
  return (
    <Block title="Timeline">
      <ol>
        {deadline && (
          <li className={classes(styles.item, styles.next)}>
            <time dateTime={deadline.at}>{dayAndTime(deadline.at)}</time>
            <div>
              <b>{deadline.label}</b> <span>by the clock</span>
            </div>
          </li>
        )}
        {events.toReversed().map((event, place) => (
          <li key={event.id} className={classes(styles.item, place === 0 && styles.now)}>
            <time dateTime={event.at}>{dayAndTime(event.at)}</time>
            <div>
              <b>{event.label}</b> <span>by {doer(event, user?.id)}</span>
              {detailOf(event) && <p>{detailOf(event)}</p>}
              {(event.note || event.files.length + event.links.length > 0) && (
                <details>
                  <summary>
                    What came with it<span className="visually-hidden">{`: ${event.label}`}</span>
                  </summary>
                  <Said event={event} />
                </details>
              )}
            </div>
          </li>
        ))}
      </ol>
    </Block>
  )
}

const detailOf = ({ amount, days, files, links }: Event) =>
  [
    amount !== null && price(amount),
    days !== null && counted(days, 'day'),
    files.length > 0 && counted(files.length, 'file'),
    links.length > 0 && counted(links.length, 'link'),
  ]
    .filter(Boolean)
    .join(', ')
