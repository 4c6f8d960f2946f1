import type { GraphiQLProps } from 'graphiql'

/** Asks our own API with the page's cookies. JSON is what lets a request through Apollo's CSRF prevention. */
export const fetcher: GraphiQLProps['fetcher'] = async (body, options) => {
  const response = await fetch('/graphql', {
    method: 'POST',
    credentials: 'same-origin',
    headers: {
      accept: 'application/graphql-response+json, application/json',
      'content-type': 'application/json',
      ...options?.headers,
    },
    body: JSON.stringify(body),
  })
  if (!response.headers.get('content-type')?.includes('json')) {
    throw new Error(`The server answered ${response.status} ${response.statusText} without JSON.`)
  }
  return response.json()
}
