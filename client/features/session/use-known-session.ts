import { useApolloClient } from '@apollo/client/react'
import { useEffect, useState } from 'react'
import { confirmSession } from './confirm-session'
import { useSession } from './use-session'

/** Who is signed in, for what must not guess: the server is asked where it has not said so yet. */
export const useKnownSession = () => {
  const client = useApolloClient()
  const session = useSession()
  const [failure, setFailure] = useState<unknown>()
  useEffect(() => {
    if (!session.confirmed) confirmSession(client).catch(setFailure)
  }, [client, session.confirmed])
  if (failure) throw failure
  return session
}
