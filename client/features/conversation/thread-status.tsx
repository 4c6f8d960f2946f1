import { timeOrDay } from '../../lib/dates'
import styles from './message-thread.module.css'
import { useOtherTypes } from './typing'

interface Props {
  conversationId: string
  /** The name of the other party. */
  name: string
  /** The sequence of the last message. */
  latest: number | undefined
  /** The moment at which the other party has read it, if it is the viewer's. */
  seenAt: string | null
}

/** Below the messages: whether the last own one was seen, and whether the other party types. */
export const ThreadStatus = ({ conversationId, name, latest, seenAt }: Props) => {
  const isTyping = useOtherTypes(conversationId, latest)
  return (
    <p className={styles.status}>
      {seenAt !== null && <span>{`Seen ${timeOrDay(seenAt)}`}</span>}
      {isTyping && <span dir="auto">{`${name} is typing…`}</span>}
    </p>
  )
}
