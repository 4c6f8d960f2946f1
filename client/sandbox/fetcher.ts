import type { GraphiQLProps } from 'graphiql'
import { getOperationAST, parse } from 'graphql'
import { createClient, type RequestParams } from 'graphql-sse'
import { type ResponseFacts, reportResponse } from './response/response-facts'
import { post, send } from './send-request'
import { refreshSession } from './session/account'

/** Sends GraphiQL's operations. Subscriptions go to their own address; GraphiQL shows each of their events. */
export const fetcher: GraphiQLProps['fetcher'] = async ({ query, operationName, variables }, options) => {
  const operation = { query, variables, ...(operationName && { operationName }) }
  // GraphiQL reads the schema by itself.
  if (operationName === 'IntrospectionQuery') return post(operation)
  const type = operationType(query, operationName)
  if (type === 'subscription') return subscribe(operation, options?.headers)
  const result = await run(operation, options?.headers)
  // The mutation may have been a sign-in or sign-out.
  if (type === 'mutation') refreshSession().catch(() => {})
  return result
}

/** Asks for the operation's cost, which is shown beside the result instead of in it. */
const run = async (operation: RequestParams, requestHeaders: Record<string, string> | undefined) => {
  const body = { ...operation, extensions: { cost: true } }
  const { response, result, bytes, milliseconds } = await send(body, requestHeaders)
  const { status, statusText, headers } = response
  const { cost, ...extensions } = { ...result.extensions }
  reportResponse({ status, statusText, headers: [...headers], bytes, milliseconds, cost })
  return { ...result, extensions: Object.keys(extensions).length > 0 ? extensions : undefined }
}

const subscribe = (operation: RequestParams, requestHeaders: Record<string, string> | undefined) => {
  const start = performance.now()
  let facts: ResponseFacts | undefined
  const client = createClient({
    url: '/graphql/stream',
    headers: { ...requestHeaders },
    retryAttempts: 0,
    fetchFn: async (...request: Parameters<typeof fetch>) => {
      const response = await fetch(...request)
      const { status, statusText, headers } = response
      const milliseconds = performance.now() - start
      facts = { status, statusText, headers: [...headers], milliseconds, bytes: 0, events: 0 }
      reportResponse(facts)
      return response
    },
    on: {
      message: ({ event, data }) => {
        if (event !== 'next' || !facts) return
        const { bytes, events = 0 } = facts
        facts = { ...facts, bytes: bytes + new Blob([JSON.stringify(data)]).size, events: events + 1 }
        reportResponse(facts)
      },
    },
  })
  return client.iterate<Record<string, unknown>, Record<string, unknown>>(operation)
}

const operationType = (query: string, operationName: string | null | undefined) => {
  try {
    return getOperationAST(parse(query), operationName)?.operation
  } catch {
    // The server's response explains the syntax error.
    return undefined
  }
}
