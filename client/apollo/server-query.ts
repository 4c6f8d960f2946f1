import type { ApolloClient, DocumentNode, ErrorLike, OperationVariables } from '@apollo/client'
import { getApolloContext, type SkipToken, skipToken, type useQuery } from '@apollo/client/react'
import { use } from 'react'

type Options = Pick<useQuery.Base.Options, 'client' | 'context' | 'errorPolicy' | 'skip' | 'ssr'> & {
  variables?: OperationVariables | undefined
}

/**
 * Every generated `useXQuery` calls this before Apollo's `useQuery`. On the server it suspends until the result is in the cache, and
 * returns the error of a failed query. In the browser it does nothing.
 */
export const useServerQuery = (query: DocumentNode, options: Options | SkipToken = {}) => {
  if (!import.meta.env.SSR || options === skipToken || options.skip || options.ssr === false) return undefined
  const client = options.client ?? use(getApolloContext()).client
  return client && use(request(client, query, options))
}

/** Puts an error of the server into Apollo's result; the component decides what to render. */
export const withServerError = <Result extends { loading: boolean; error?: ErrorLike }>(
  error: ErrorLike | undefined,
  result: Result,
): Result => (import.meta.env.SSR && error ? { ...result, loading: false, error } : result)

const requests = new WeakMap<ApolloClient, Map<string, Promise<ErrorLike | undefined>>>()

/** Sends each query once for a page, however often React renders the component. */
const request = (client: ApolloClient, query: DocumentNode, { variables = {}, context, errorPolicy }: Options) => {
  const sent = requests.get(client) ?? new Map<string, Promise<ErrorLike | undefined>>()
  requests.set(client, sent)
  const key = JSON.stringify([operationName(query), variables])
  const result =
    sent.get(key) ??
    client.query({ query, variables, ...(context && { context }), ...(errorPolicy && { errorPolicy }) }).then(
      ({ error }) => error,
      (error: ErrorLike) => error,
    )
  sent.set(key, result)
  return result
}

/** Operation names are unique, see `operations.test.ts`. */
const operationName = ({ definitions: [operation] }: DocumentNode) =>
  operation?.kind === 'OperationDefinition' ? operation.name?.value : undefined
