import { useApolloClient } from '@apollo/client/react'
import { useEffect, useRef, useState } from 'react'
import { subscribeToTyping } from '../live-updates/live-updates'
import { useSignalTypingMutation } from './message-thread.generated'

/** The time between two signals, and how long one is shown: a little longer, so that it stays while somebody types. */
const SIGNAL_MS = 3_000
const SHOWN_MS = 5_000

/** True while the other party types. `latest` ends it: the message is there. */
export const useOtherTypes = (conversationId: string, latest: number | undefined) => {
  const client = useApolloClient()
  const [typed, setTyped] = useState<{ before: number | undefined }>()
  const isTyping = typed !== undefined && typed.before === latest
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined
    const stop = subscribeToTyping(client, conversationId, () => {
      setTyped({ before: latest })
      clearTimeout(timer)
      timer = setTimeout(() => setTyped(undefined), SHOWN_MS)
    })
    return () => {
      stop()
      clearTimeout(timer)
    }
  }, [client, conversationId, latest])
  return isTyping
}

/** Returns a function to call at each input, which tells the other party now and then. A lost signal matters to nobody. */
export const useSignalTyping = (conversationId: string | undefined) => {
  const [signal] = useSignalTypingMutation()
  const sentAt = useRef(0)
  return () => {
    if (conversationId === undefined || Date.now() - sentAt.current < SIGNAL_MS) return
    sentAt.current = Date.now()
    signal({ variables: { conversationId } }).catch(() => {})
  }
}
