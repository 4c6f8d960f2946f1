import { useApolloClient } from '@apollo/client/react'
import { useEffect, useState } from 'react'
import { confirmSession } from './confirm-session'
import { useSession } from './use-session'

/** The session as the server confirms it, for what must not rely on the browser's memory. */
export const useConfirmedSession = () => {
  const client = useApolloClient()
  const session = useSession()
  const [error, setError] = useState<unknown>()
  useEffect(() => {
    if (!session.confirmed) confirmSession(client).catch(setError)
  }, [client, session.confirmed])
  if (error) throw error
  return session
}
