import type { GraphiQLProps } from 'graphiql'
import { getOperationAST, parse } from 'graphql'
import { createClient } from 'graphql-sse'
import { post } from './send-request'
import { findSession } from './session/account'

/** Sends what GraphiQL runs: subscriptions to their own address, whose events it shows one after the other. */
export const fetcher: GraphiQLProps['fetcher'] = async ({ query, operationName, variables }, options) => {
  const kind = kindOf(query, operationName)
  if (kind === 'subscription') {
    const client = createClient({ url: '/graphql/stream', headers: { ...options?.headers }, retryAttempts: 0 })
    return client.iterate({ query, variables, ...(operationName && { operationName }) })
  }
  const result = await post({ query, operationName, variables }, options?.headers)
  // It may have signed somebody in or out.
  if (kind === 'mutation') findSession().catch(() => {})
  return result
}

const kindOf = (query: string, operationName: string | null | undefined) => {
  try {
    return getOperationAST(parse(query), operationName)?.operation
  } catch {
    // The server tells what is wrong.
    return undefined
  }
}
