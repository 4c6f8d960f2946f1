import { useApolloClient } from '@apollo/client/react'
import { useEffect, useRef } from 'react'
import { useSession } from './use-session'

const nobody = 'nobody'

/** Confirms what the browser remembers, and forgets what was read as somebody once somebody else is there. */
export const SessionKeeper = () => {
  const client = useApolloClient()
  const { user, confirmed } = useSession()
  const id = user?.id ?? nobody
  const known = useRef<string>(undefined)
  useEffect(() => {
    // What is on its way is let through: to cut it off would break a page that is for everybody.
    if (known.current && known.current !== id) void client.cache.reset({ discardWatches: true })
    if (known.current || id !== nobody) known.current = id
  }, [client, id])
  useEffect(() => {
    if (!user || confirmed) return
    // Only who may be signed in pays for the question. Unanswered, it is asked again by the next page.
    import('./confirm-session').then(({ confirmSession }) => confirmSession(client)).catch(() => {})
  }, [client, user, confirmed])
  return null
}
