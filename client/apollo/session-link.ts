import { ApolloLink } from '@apollo/client'
import { mergeMap, tap } from 'rxjs'
import { sessionStore } from '../features/session/session-store'

/**
 * Updates the session when the server refuses a request: it has ended elsewhere, or its role has changed. A request that needs a fresh
 * sign-in or a second factor is handled by a module that is loaded on demand.
 */
export const sessionLink = new ApolloLink((operation, forward) => {
  const before = sessionStore.read()
  return forward(operation).pipe(
    tap(({ errors }) => {
      // A sign-in or sign-out in the meantime is newer than this result.
      if (sessionStore.read() !== before) return
      const codes = errors?.map(({ extensions }) => extensions?.code)
      if (codes?.includes('UNAUTHENTICATED')) sessionStore.end()
      else if (codes?.includes('FORBIDDEN')) sessionStore.invalidate()
    }),
    // REAUTHENTICATION_REQUIRED and SECOND_FACTOR_REQUIRED.
    mergeMap((result) =>
      /_REQUIRED$/.test(String(result.errors?.[0]?.extensions?.code))
        ? import('../features/reauthentication/repeat-request').then(({ repeatRequest }) =>
            repeatRequest(result, operation, forward),
          )
        : [result],
    ),
  )
})
