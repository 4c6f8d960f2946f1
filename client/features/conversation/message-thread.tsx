import type { FragmentType } from '@apollo/client'
import { useApolloClient } from '@apollo/client/react'
import { useEffect, useRef } from 'react'
import { LoadMore } from '../pagination/load-more'
import { EarlierMessagesDocument } from './earlier-messages.generated'
import { MessageList } from './message-list'
import {
  type MessageThread_ConversationFragment,
  useMarkReadMutation,
  useMessageThread_ConversationFragment,
} from './message-thread.generated'
import styles from './message-thread.module.css'
import { ThreadStatus } from './thread-status'

interface Props {
  conversation: FragmentType<MessageThread_ConversationFragment>
  viewerId: string
}

/** The messages of a conversation, scrolled to the latest one; showing them marks them as read. */
export const MessageThread = ({ conversation: from, viewerId }: Props) => {
  const conversation = useMessageThread_ConversationFragment(from)
  const { id, otherParty, messages, seenUpTo, seenAt } = conversation
  const latest = messages.nodes[0]
  const isSeen = latest?.sender.id === viewerId && latest.sequence <= seenUpTo
  useMarkAsRead(conversation)
  return (
    <div className={styles.thread} ref={useScrollToLatest(messages.nodes[0]?.sequence)}>
      {messages.pageInfo.hasNextPage && <LoadEarlier conversation={conversation} />}
      <MessageList name={otherParty.name} viewerId={viewerId} messages={messages.nodes.toReversed()} />
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
  const upTo = messages.nodes[0]?.sequence
  useEffect(() => {
    if (unreadCount > 0 && upTo !== undefined) markRead({ variables: { conversationId: id, upTo } }).catch(() => {})
  }, [markRead, id, unreadCount, upTo])
}

/** Scrolls down when a new message comes; loading earlier ones does not scroll. */
const useScrollToLatest = (latest: number | undefined) => {
  const thread = useRef<HTMLDivElement>(null)
  useEffect(() => {
    if (latest !== undefined && thread.current) thread.current.scrollTop = thread.current.scrollHeight
  }, [latest])
  return thread
}

const LoadEarlier = ({ conversation: { id, messages } }: { conversation: MessageThread_ConversationFragment }) => {
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
      load={load}
      label="Earlier messages"
      failure="Earlier messages could not be loaded."
      size="small"
    />
  )
}
