import { Link } from 'react-router-dom'
import { dayAndTime } from '../dashboard/when'
import { useMarkNotificationsReadMutation } from './mark-notifications-read.generated'
import type { NewsQuery } from './news.generated'
import styles from './news.module.css'

interface Props {
  viewer: NonNullable<NewsQuery['viewer']> | undefined
  failed: boolean
  chosen: () => void
}

export const NewsList = ({ viewer, failed, chosen }: Props) => {
  const [markRead] = useMarkNotificationsReadMutation()
  const mark = (ids: string[] | null) => {
    // What can't be marked now stays unread, and harms nobody.
    markRead({ variables: { ids } }).catch(() => {})
  }
  const nodes = viewer?.notifications.nodes ?? []
  return (
    <>
      <div className={styles.head}>
        <h2>Notifications</h2>
        {viewer && viewer.unreadNotifications > 0 && (
          <button type="button" className={styles.all} onClick={() => mark(null)}>
            Mark all as read
          </button>
        )}
      </div>
      {failed && <p role="alert">The last events could not be loaded. They are tried again by themselves.</p>}
      {!viewer && !failed && <p role="status">Loading…</p>}
      {viewer && nodes.length === 0 && <p>Nothing has happened yet. Messages, orders and answers are told here.</p>}
      <ul>
        {nodes.map(({ id, title, text, path, at, read }) => (
          <li key={id}>
            <Link
              className={styles.event}
              to={path}
              data-unread={!read}
              onClick={() => {
                if (!read) mark([id])
                chosen()
              }}
            >
              <b dir="auto">{title}</b>
              {!read && <span className="visually-hidden">, unread</span>}
              {text && <span dir="auto">{text}</span>}
              <time dateTime={at}>{dayAndTime(at)}</time>
            </Link>
          </li>
        ))}
      </ul>
    </>
  )
}
