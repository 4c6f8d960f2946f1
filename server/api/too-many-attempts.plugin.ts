import type { ApolloServerPlugin } from '@apollo/server'
import type { Context } from './context'

/**
 * Repeats TooManyAttempts as HTTP status 429. The media type marks the body as a GraphQL response in spite of the status:
 * without it Apollo Client drops the result.
 */
export const tooManyAttemptsPlugin: ApolloServerPlugin<Context> = {
  requestDidStart: async () => ({
    willSendResponse: async ({ contextValue: { visitor }, response: { http } }) => {
      if (visitor.retryAfterSeconds === undefined) return
      http.status = 429
      http.headers.set('retry-after', String(visitor.retryAfterSeconds))
      http.headers.set('content-type', 'application/graphql-response+json; charset=utf-8')
    },
  }),
}
