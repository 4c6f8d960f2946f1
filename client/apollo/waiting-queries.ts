import { type ApolloClient, type DocumentNode, NetworkStatus, type OperationVariables } from '@apollo/client'
import type { HookWrappers } from '@apollo/client/react/internal'
import { use } from 'react'

/**
 * On the server `useQuery` waits for its answer right where it is called. Apollo Client's `prerenderStatic` would render the whole
 * page once more instead.
 */
export const waitingQueries = (client: ApolloClient): HookWrappers => {
  const failures = new Map<DocumentNode, Map<string, Promise<Error | undefined>>>()

  const failureOf = (query: DocumentNode, variables: OperationVariables = {}) => {
    const ofQuery = failures.get(query) ?? new Map<string, Promise<Error | undefined>>()
    failures.set(query, ofQuery)
    const key = JSON.stringify(variables)
    const failure =
      ofQuery.get(key) ??
      client.query({ query, variables }).then(
        () => undefined,
        (error: Error) => error,
      )
    ofQuery.set(key, failure)
    return failure
  }

  return {
    useQuery: (original) => (query, options) => {
      if (typeof options === 'symbol' || options?.skip) return original(query, options)
      const error = use(failureOf(query, options?.variables))
      // What has just been answered is not asked again.
      const result = original(query, { ...options, fetchPolicy: 'cache-first' })
      return error ? { ...result, loading: false, networkStatus: NetworkStatus.error, error } : result
    },
  }
}
