import { ApolloLink } from '@apollo/client'
import { tap } from 'rxjs'
import { sessionStore } from '../features/session/session-store'

/** A session that ended elsewhere, or a role that changed, shows in what the server refuses. */
export const sessionErrors = new ApolloLink((operation, forward) => {
  const asked = sessionStore.read()
  return forward(operation).pipe(
    tap(({ errors }) => {
      // Someone signed in or out in the meantime: that is newer than this answer.
      if (sessionStore.read() !== asked) return
      const codes = errors?.map(({ extensions }) => extensions?.code)
      if (codes?.includes('UNAUTHENTICATED')) sessionStore.end()
      else if (codes?.includes('FORBIDDEN')) sessionStore.doubt()
    }),
  )
})
