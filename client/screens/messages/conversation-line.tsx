import type { Ref } from 'react'
import { Link } from 'react-router-dom'
import { timeOrDay } from '../../features/dashboard/when'
import { Avatar } from '../../ui/avatar'
import { classes } from '../../ui/classes'
import type { ConversationLine_ConversationFragment } from './conversation-line.generated'
import styles from './conversation-line.module.css'

interface Props {
  conversation: ConversationLine_ConversationFragment
  /** Where it opens. */
  to: string
  current: boolean
  linkRef?: Ref<HTMLAnchorElement> | undefined
}

export const ConversationLine = ({ conversation, to, current, linkRef }: Props) => {
  const { about, other, unreadCount, lastMessage } = conversation
  return (
    <Link
      ref={linkRef}
      className={classes(styles.line, unreadCount > 0 && styles.isUnread)}
      to={to}
      preventScrollReset
      aria-current={current ? 'true' : undefined}
    >
      <Avatar src={other.avatar} />
      <div>
        <b dir="auto">{other.name}</b>
        <span className={styles.about} dir="auto">
          {about.title}
        </span>
        <p dir="auto">{`${lastMessage.sender.id === other.id ? '' : 'You: '}${lastMessage.body}`}</p>
      </div>
      <span className={styles.side}>
        <time dateTime={lastMessage.sentAt}>{timeOrDay(lastMessage.sentAt)}</time>
        {unreadCount > 0 && (
          <span className={styles.unread}>
            {unreadCount}
            <span className="visually-hidden"> unread</span>
          </span>
        )}
      </span>
    </Link>
  )
}
