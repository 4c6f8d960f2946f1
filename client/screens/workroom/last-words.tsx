import { dayAndTime } from '../../features/dashboard/when'
import { useSession } from '../../features/session/use-session'
import { Block } from './block'
import { doer } from './doer'
import type { LastWords_EngagementFragment } from './last-words.generated'
import styles from './last-words.module.css'
import { Said } from './said'

/** What was said last; and what was handed over last, where that was before. */
export const LastWords = ({ engagement: { events } }: { engagement: LastWords_EngagementFragment }) => {
  const { user } = useSession()
  const last = events.findLast(({ note, files, links }) => note || files.length + links.length > 0)
  const handedOver = events.findLast(({ files, links }) => files.length + links.length > 0)
  const shown = [...new Set([handedOver, last])].filter((event) => event !== undefined)
  return shown.map((event) => (
    <Block key={event.id} title={`${event.label} by ${doer(event, user?.id)}`}>
      <Said event={event} />
      <p className={styles.by}>
        <time dateTime={event.at}>{dayAndTime(event.at)}</time>
      </p>
    </Block>
  ))
}
