import type { FragmentType } from '@apollo/client'
import { useApolloClient } from '@apollo/client/react'
import { type UIEvent, useEffect, useRef } from 'react'
import { LoadMore } from '../pagination/load-more'
import { EarlierMessagesDocument } from './earlier-messages.generated'
import { MessageList } from './message-list'
import {
  type MessageThread_ConversationFragment,
  type MessageThread_MessagesFragment,
  useMarkReadMutation,
  useMessageThread_ConversationFragment,
} from './message-thread.generated'
import styles from './message-thread.module.css'
import { ThreadStatus } from './thread-status'

interface Props {
  conversation: FragmentType<MessageThread_ConversationFragment>
  viewerId: string
}

/** The messages of a conversation, scrolled to the latest one at first; showing them marks them as read. */
export const MessageThread = ({ conversation: from, viewerId }: Props) => {
  const conversation = useMessageThread_ConversationFragment(from)
  const { id, otherParty, messages, seenUpTo, seenAt } = conversation
  const latest = messages?.nodes[0]
  const isSeen = latest?.sender.id === viewerId && latest.sequence <= seenUpTo
  const [thread, onScroll] = useScrollToLatest(latest?.sequence, latest?.sender.id === viewerId)
  useMarkAsRead(conversation)
  return (
    <div className={styles.thread} ref={thread} onScroll={onScroll}>
      {messages?.pageInfo.hasNextPage && <LoadEarlier conversationId={id} messages={messages} />}
      <MessageList name={otherParty.name} viewerId={viewerId} messages={messages?.nodes.toReversed() ?? []} />
      <ThreadStatus
        conversationId={id}
        name={otherParty.name}
        latest={latest?.sequence}
        seenAt={isSeen ? seenAt : null}
      />
    </div>
  )
}

const useMarkAsRead = ({ id, unreadCount, messages }: MessageThread_ConversationFragment) => {
  const [markRead] = useMarkReadMutation()
  const upTo = messages?.nodes[0]?.sequence
  useEffect(() => {
    if (unreadCount > 0 && upTo !== undefined) markRead({ variables: { conversationId: id, upTo } }).catch(() => {})
  }, [markRead, id, unreadCount, upTo])
}

/** A reader within this distance of the end follows the conversation. */
const NEAR_END_PX = 80

/** Scrolls down to a new message, unless it is the other party's and the viewer reads earlier ones. */
const useScrollToLatest = (latest: number | undefined, isOwn: boolean) => {
  const thread = useRef<HTMLDivElement>(null)
  const isNearEnd = useRef(true)
  useEffect(() => {
    const { current } = thread
    if (latest !== undefined && current && (isOwn || isNearEnd.current)) current.scrollTop = current.scrollHeight
  }, [latest, isOwn])
  const onScroll = ({ currentTarget: { scrollHeight, scrollTop, clientHeight } }: UIEvent) => {
    isNearEnd.current = scrollHeight - scrollTop - clientHeight <= NEAR_END_PX
  }
  return [thread, onScroll] as const
}

interface EarlierProps {
  conversationId: string
  messages: MessageThread_MessagesFragment
}

const LoadEarlier = ({ conversationId: id, messages }: EarlierProps) => {
  const client = useApolloClient()
  const load = () =>
    client.query({
      query: EarlierMessagesDocument,
      variables: { id, after: messages.pageInfo.endCursor },
      fetchPolicy: 'network-only',
    })
  return (
    <LoadMore
      shown={messages.nodes.length}
      last={messages.nodes.at(-1)?.id}
      load={load}
      label="Earlier messages"
      failure="Earlier messages could not be loaded."
      size="small"
    />
  )
}
