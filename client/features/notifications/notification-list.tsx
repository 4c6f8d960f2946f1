import { dayAndTime } from '../../lib/dates'
import { Link } from '../page/layout/link'
import { type NotificationsQuery, useMarkNotificationsReadMutation } from './notifications.generated'
import styles from './notifications.module.css'

interface Props {
  viewer: NonNullable<NotificationsQuery['viewer']> | undefined
  failed: boolean
  onChoose: () => void
}

export const NotificationList = ({ viewer, failed, onChoose }: Props) => {
  const [markRead] = useMarkNotificationsReadMutation()
  const mark = (ids: string[] | null) => {
    // A failure leaves them unread.
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
      {failed && <p role="alert">Your notifications could not be loaded. We keep trying.</p>}
      {!viewer && !failed && <p role="status">Loading…</p>}
      {viewer && nodes.length === 0 && <p>No notifications yet. You will see orders and answers here.</p>}
      <ul>
        {nodes.map(({ id, title, text, path, at, read }) => (
          <li key={id}>
            <Link
              className={styles.event}
              to={path}
              data-unread={!read}
              onClick={() => {
                if (!read) mark([id])
                onChoose()
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
