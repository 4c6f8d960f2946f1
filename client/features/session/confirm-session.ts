import type { ApolloClient } from '@apollo/client'
import { useApolloClient } from '@apollo/client/react'
import { useEffect, useState } from 'react'
import { setServerTime } from '../../lib/server-clock'
import { sessionStore, useSession } from './session-store'
import { storedUserOf } from './stored-user'
import { ViewerDocument } from './viewer.generated'

let pending: Promise<void> | undefined

const fetchViewer = async (client: ApolloClient): Promise<void> => {
  const before = sessionStore.read()
  const { data } = await client.query({ query: ViewerDocument, fetchPolicy: 'network-only' })
  if (data) setServerTime(data.serverTime)
  // A sign-in or sign-out in the meantime is newer than this result. One in another tab has to be confirmed as well.
  const current = sessionStore.read()
  if (current !== before) return current.confirmed ? undefined : fetchViewer(client)
  if (data?.viewer) sessionStore.begin(storedUserOf(data.viewer))
  else sessionStore.end()
}

/** Asks the server who is signed in, with one request at a time. Its answer replaces what the browser remembers. */
export const confirmSession = (client: ApolloClient) => {
  pending ??= fetchViewer(client).finally(() => {
    pending = undefined
  })
  return pending
}

/**
 * The session after the server has confirmed it. For pages that must not rely on the browser's memory. A page that was shown to its user
 * stays while the server is asked again: what is typed on it must not be lost.
 */
export const useConfirmedSession = () => {
  const client = useApolloClient()
  const session = useSession()
  const { user, confirmed } = session
  const [shownTo, setShownTo] = useState<string>()
  if (confirmed && user?.id !== shownTo) setShownTo(user?.id)
  const [error, setError] = useState<unknown>()
  useEffect(() => {
    if (!confirmed) confirmSession(client).catch(setError)
  }, [client, confirmed])
  if (!confirmed && user && user.id === shownTo) return { ...session, confirmed: true }
  if (error && !confirmed) throw error
  return session
}
