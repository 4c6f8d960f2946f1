import type { FragmentType } from '@apollo/client'
import { longDay, timeOf } from '../../lib/dates'
import { Avatar } from '../../ui/icon/avatar'
import { LinkedText } from '../../ui/text/linked-text'
import { AttachmentList } from '../attachment/attachment-list'
import { ReportLink } from '../report/report-link'
import styles from './message-list.module.css'
import {
  type MessageList_MessageFragment,
  type MessageThread_MessagesFragment,
  useMessageList_MessageFragment,
} from './message-thread.generated'

type ListedMessage = MessageThread_MessagesFragment['nodes'][number]

interface Props {
  /** The name of the other party: `Priya Raman`. */
  name: string
  viewerId: string
  /** Oldest first. */
  messages: readonly ListedMessage[]
}

export const MessageList = ({ name, viewerId, messages }: Props) => (
  // biome-ignore lint/a11y/noNoninteractiveTabindex: arrow keys scroll the thread only while something in it has the focus
  <ol className={styles.days} tabIndex={0} aria-label={`Conversation with ${name}`}>
    {groupByDay(messages).map(({ day, messages }) => (
      <li key={day}>
        <p className={styles.day}>{day}</p>
        <ol className={styles.messages}>
          {messages.map((message) => (
            <Message key={message.id} message={message} own={message.sender.id === viewerId} />
          ))}
        </ol>
      </li>
    ))}
  </ol>
)

interface MessageProps {
  message: FragmentType<MessageList_MessageFragment>
  own: boolean
}

const Message = ({ message, own }: MessageProps) => {
  const { id, sender, body, files, sentAt, takenDown, withheld } = useMessageList_MessageFragment(message)
  const isReportable = !own && !takenDown
  return (
    <li className={own ? styles.own : styles.received}>
      {!own && <Avatar src={sender.avatar} />}
      <div className={styles.text}>
        {body && (
          <p dir="auto">
            <LinkedText text={body} />
          </p>
        )}
        {takenDown && <p>{own ? 'Taken down by Marque: only you see it.' : 'Taken down by Marque.'}</p>}
        {files.length > 0 && <AttachmentList files={files} />}
        {withheld && <p>{withheld}</p>}
        <span>
          <bdi>{own ? 'You' : sender.name}</bdi>
          {', '}
          <time dateTime={sentAt}>{timeOf(sentAt)}</time>
          {isReportable && ' '}
          {isReportable && <ReportLink short about={{ messageId: id }} what={`what was sent at ${timeOf(sentAt)}`} />}
        </span>
      </div>
    </li>
  )
}

const groupByDay = (messages: Props['messages']) => {
  const days: { day: string; messages: ListedMessage[] }[] = []
  for (const message of messages) {
    const day = longDay(message.sentAt)
    const last = days.at(-1)
    if (last?.day === day) last.messages.push(message)
    else days.push({ day, messages: [message] })
  }
  return days
}
