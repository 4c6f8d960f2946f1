import type { ApolloClient, DocumentNode, ErrorLike, OperationVariables } from '@apollo/client'
import { useApolloClient } from '@apollo/client/react'
import { use } from 'react'

/**
 * Every generated `useXQuery` calls this before Apollo's `useQuery`. On the server it suspends until the result is in the cache, so
 * that the page is rendered with it, and returns the error if there was one. In the browser it does nothing.
 */
export const useServerQuery = (query: DocumentNode, variables: OperationVariables = {}) => {
  const client = useApolloClient()
  return import.meta.env.SSR ? use(request(client, query, variables)) : undefined
}

/** The page that uses a failed query decides whether it can do without. */
export const withServerError = <Result extends { loading: boolean; error?: ErrorLike }>(
  error: Error | undefined,
  result: Result,
): Result => (error ? { ...result, loading: false, error } : result)

const requests = new WeakMap<ApolloClient, Map<string, Promise<Error | undefined>>>()

/** Sends each query once for a page, however often React renders the component. */
const request = (client: ApolloClient, query: DocumentNode, variables: OperationVariables) => {
  const sent = requests.get(client) ?? new Map<string, Promise<Error | undefined>>()
  requests.set(client, sent)
  const key = JSON.stringify([operationName(query), variables])
  const result =
    sent.get(key) ??
    client.query({ query, variables }).then(
      () => undefined,
      (error: Error) => error,
    )
  sent.set(key, result)
  return result
}

/** Unique among the client's operations. */
const operationName = ({ definitions: [operation] }: DocumentNode) =>
  operation?.kind === 'OperationDefinition' ? operation.name?.value : undefined
