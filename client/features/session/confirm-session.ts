import type { ApolloClient } from '@apollo/client'
import { sessionStore } from './session-store'
import { storedUserOf } from './stored-user-of'
import { ViewerDocument } from './viewer.generated'

let asking: Promise<void> | undefined

const ask = async (client: ApolloClient) => {
  const asked = sessionStore.read()
  const { data } = await client.query({ query: ViewerDocument, fetchPolicy: 'network-only' })
  // Someone signed in or out in the meantime: that is newer than this answer.
  if (sessionStore.read() !== asked) return
  if (data?.viewer) sessionStore.begin(storedUserOf(data.viewer))
  else sessionStore.end()
}

/** Asks the server who is signed in, one question at a time; its answer wins over what the browser remembers. */
export const confirmSession = (client: ApolloClient) => {
  asking ??= ask(client).finally(() => {
    asking = undefined
  })
  return asking
}
