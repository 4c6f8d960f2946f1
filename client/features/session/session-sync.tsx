import { useApolloClient } from '@apollo/client/react'
import { useEffect, useRef } from 'react'
import { useSession } from './session-store'

const nobody = 'nobody'

/** Confirms the remembered session with the server, and refetches everything when another user is signed in. */
export const SessionSync = () => {
  const client = useApolloClient()
  const { user, confirmed } = useSession()
  const id = user?.id ?? nobody
  const known = useRef<string>(undefined)
  useEffect(() => {
    // Pending requests may finish: aborting them would break a page that is the same for everybody. The queries and fragments
    // of the page keep what they show until they are fetched again.
    if (known.current && known.current !== id) void client.cache.reset()
    if (known.current || id !== nobody) known.current = id
  }, [client, id])
  useEffect(() => {
    if (!user || confirmed) return
    // Loaded only where somebody may be signed in. If it fails, the next page tries again.
    import('./confirm-session').then(({ confirmSession }) => confirmSession(client)).catch(() => {})
  }, [client, user, confirmed])
  return null
}
