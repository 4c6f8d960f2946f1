import { useEffect, useRef } from 'react'
import { Earlier } from './earlier'
import type { LetterBox_ConversationFragment } from './letter-box.generated'
import styles from './letter-box.module.css'
import { Letters } from './letters'
import { useMarkReadMutation } from './mark-read.generated'

interface Props {
  conversation: LetterBox_ConversationFragment
  viewerId: string
}

/** What two people wrote to each other, the last in sight; what is shown is read. */
export const LetterBox = ({ conversation, viewerId }: Props) => {
  const { other, messages } = conversation
  useRead(conversation)
  return (
    <div className={styles.letters} ref={useLowest(messages.nodes[0]?.sequence)}>
      <Earlier conversation={conversation} />
      <Letters name={other.name} viewerId={viewerId} messages={messages.nodes.toReversed()} />
    </div>
  )
}

const useRead = ({ id, unreadCount, messages }: Props['conversation']) => {
  const [markRead] = useMarkReadMutation()
  const upTo = messages.nodes[0]?.sequence
  useEffect(() => {
    if (unreadCount > 0 && upTo !== undefined) markRead({ variables: { conversationId: id, upTo } }).catch(() => {})
  }, [markRead, id, unreadCount, upTo])
}

/** Shows the last message when one comes; earlier ones that are loaded leave the place where it is. */
const useLowest = (last: number | undefined) => {
  const box = useRef<HTMLDivElement>(null)
  useEffect(() => {
    if (last !== undefined && box.current) box.current.scrollTop = box.current.scrollHeight
  }, [last])
  return box
}
