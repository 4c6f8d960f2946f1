import { useApolloClient } from '@apollo/client/react'
import { useEffect, useRef } from 'react'
import { useSession } from './use-session'

/** Confirms what the browser remembers, and forgets what was read as somebody once somebody else is there. */
export const SessionKeeper = () => {
  const client = useApolloClient()
  const { user, confirmed } = useSession()
  const known = useRef<string>(undefined)
  useEffect(() => {
    if (known.current && known.current !== user?.id) void client.clearStore()
    known.current = user?.id
  }, [client, user?.id])
  useEffect(() => {
    if (!user || confirmed) return
    // Only who may be signed in pays for the question. Unanswered, it is asked again by the next page.
    import('./confirm-session').then(({ confirmSession }) => confirmSession(client)).catch(() => {})
  }, [client, user, confirmed])
  return null
}
