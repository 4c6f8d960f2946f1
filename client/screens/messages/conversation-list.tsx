import type { FragmentType } from '@apollo/client'
import { type Ref, useId } from 'react'
import { useSearchParams } from 'react-router-dom'
import { Link } from '../../features/page/layout/link'
import { LoadMore } from '../../features/pagination/load-more'
import { useShownCount } from '../../features/pagination/shown-count'
import { usePagination } from '../../features/pagination/use-pagination'
import { timeOrDay } from '../../lib/dates'
import { pluralize } from '../../lib/text'
import { classes } from '../../ui/classes'
import { BusyList } from '../../ui/feedback/busy-list'
import { SearchForm } from '../../ui/form/search-form'
import { Avatar } from '../../ui/icon/avatar'
import styles from './conversation-list.module.css'
import {
  type ConversationRow_ConversationFragment,
  useConversationRow_ConversationFragment,
} from './conversation-row.generated'
import row from './conversation-row.module.css'
import { MessagesDocument, type MessagesQuery } from './messages.generated'

interface Props {
  conversations: MessagesQuery['conversations']
  /** `28 conversations` */
  total: string
  text: string | null
  openId: string | null
  /** Whether these are the conversations of an earlier search. */
  busy: boolean
}

export const ConversationList = ({ conversations, total, text, openId, busy }: Props) => {
  const id = useId()
  const [params, setParams] = useSearchParams()
  const { nodes, more, entryRef } = usePagination({
    connection: conversations,
    shown: useShownCount(),
    query: MessagesDocument,
    variables: (page) => ({ text, ...page }),
    total,
  })
  const searchTo = (id: string) => {
    const next = new URLSearchParams(params)
    next.set('conversation', id)
    return `?${next}`
  }
  return (
    <section className={styles.list} aria-labelledby={id}>
      <h2 id={id} className="visually-hidden">
        Conversations
      </h2>
      <div className={styles.search}>
        <SearchForm
          label="Search conversations"
          placeholder="Name or subject"
          text={text ?? ''}
          onSearch={(search) => setParams(search ? { text: search } : {})}
        />
      </div>
      <BusyList busy={busy}>
        {nodes.length === 0 && !busy && (
          <p className={styles.noMatch}>{text ? 'No conversation matches.' : 'No messages yet.'}</p>
        )}
        <ul>
          {nodes.map((conversation) => (
            <li key={conversation.id}>
              <ConversationRow
                conversation={conversation}
                to={searchTo(conversation.id)}
                current={conversation.id === openId}
                linkRef={entryRef(conversation.id)}
              />
            </li>
          ))}
        </ul>
      </BusyList>
      {more && !busy && <LoadMore {...more} />}
    </section>
  )
}

interface RowProps {
  conversation: FragmentType<ConversationRow_ConversationFragment>
  to: string
  current: boolean
  linkRef?: Ref<HTMLAnchorElement> | undefined
}

const ConversationRow = ({ conversation: from, to, current, linkRef }: RowProps) => {
  const conversation = useConversationRow_ConversationFragment(from)
  const { about, otherParty, unreadCount, lastMessage } = conversation
  return (
    <Link
      ref={linkRef}
      className={classes(row.row, unreadCount > 0 && row.hasUnread)}
      to={to}
      preventScrollReset
      aria-current={current ? 'true' : undefined}
    >
      <Avatar src={otherParty.avatar} />
      <div>
        <b dir="auto">{otherParty.name}</b>
        <span className={row.subject} dir="auto">
          {about.title}
        </span>
        {lastMessage && (
          <p dir="auto">{`${lastMessage.sender.id === otherParty.id ? '' : 'You: '}${contentOf(lastMessage)}`}</p>
        )}
      </div>
      <span className={row.side}>
        {lastMessage && <time dateTime={lastMessage.sentAt}>{timeOrDay(lastMessage.sentAt)}</time>}
        {unreadCount > 0 && (
          <span className={row.unread}>
            {unreadCount}
            <span className="visually-hidden"> unread</span>
          </span>
        )}
      </span>
    </Link>
  )
}

type LastMessage = NonNullable<ConversationRow_ConversationFragment['lastMessage']>

/** A message that was taken down, or whose files are withheld, may have neither text nor files for the viewer. */
const contentOf = ({ body, files, takenDown, withheld }: LastMessage) => {
  if (body || files.length > 0) return body || pluralize(files.length, 'file')
  return takenDown ? 'Taken down by Marque.' : (withheld ?? '')
}
