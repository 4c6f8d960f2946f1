import { createClient } from 'graphql-sse'

const query = /* GraphQL */ `
  subscription ($after: Int) {
    liveEvents(after: $after) {
      kind
      subjectId
      sequence
    }
  }
`

interface LiveEvents {
  liveEvents: { kind: string; subjectId: string | null; sequence: number }
}

/** Subscribes to live events, with the client that browsers use. */
export const subscribeToLiveEvents = (origin: string, headers: Record<string, string>, after?: number) => {
  let resolveHeaders = (_headers: Headers) => {}
  const responseHeaders = new Promise<Headers>((resolve) => {
    resolveHeaders = resolve
  })
  const client = createClient({
    url: `${origin}/graphql/stream`,
    headers,
    retryAttempts: 0,
    fetchFn: async (...request: Parameters<typeof fetch>) => {
      const response = await fetch(...request)
      resolveHeaders(response.headers)
      return response
    },
  })
  const results = client.iterate<LiveEvents, undefined>({ query, variables: { after } })
  return {
    responseHeaders,
    leave: () => client.dispose(),

    /** The next event; undefined once the subscription is complete. Rejects when the connection is lost. */
    next: async () => {
      const { value, done } = await results.next()
      if (done) return undefined
      const [error] = value.errors ?? []
      if (error) throw new Error(String(error.extensions?.code), { cause: error })
      return value.data?.liveEvents
    },
  }
}
