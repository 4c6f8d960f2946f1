import type { FragmentType } from '@apollo/client'
import type { Ref } from 'react'
import { Link } from 'react-router-dom'
import { timeOrDay } from '../../lib/dates'
import { classes } from '../../ui/classes'
import { Avatar } from '../../ui/icon/avatar'
import {
  type ConversationRow_ConversationFragment,
  useConversationRow_ConversationFragment,
} from './conversation-row.generated'
import styles from './conversation-row.module.css'

interface Props {
  conversation: FragmentType<ConversationRow_ConversationFragment>
  to: string
  current: boolean
  linkRef?: Ref<HTMLAnchorElement> | undefined
}

export const ConversationRow = ({ conversation: from, to, current, linkRef }: Props) => {
  const conversation = useConversationRow_ConversationFragment(from)
  const { about, otherParty, unreadCount, lastMessage } = conversation
  return (
    <Link
      ref={linkRef}
      className={classes(styles.row, unreadCount > 0 && styles.hasUnread)}
      to={to}
      preventScrollReset
      aria-current={current ? 'true' : undefined}
    >
      <Avatar src={otherParty.avatar} />
      <div>
        <b dir="auto">{otherParty.name}</b>
        <span className={styles.about} dir="auto">
          {about.title}
        </span>
        <p dir="auto">{`${lastMessage.sender.id === otherParty.id ? '' : 'You: '}${lastMessage.body}`}</p>
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
