import type { ApolloServerPlugin } from '@apollo/server'
import type { Context } from '../context'

/**
 * Says TooManyAttempts in HTTP as well. The media type tells clients that the body is a GraphQL answer for all its status:
 * Apollo Client throws the result away otherwise.
 */
export const slowDownPlugin: ApolloServerPlugin<Context> = {
  requestDidStart: async () => ({
    willSendResponse: async ({ contextValue: { visitor }, response: { http } }) => {
      if (visitor.retryAfterSeconds === undefined) return
      http.status = 429
      http.headers.set('retry-after', String(visitor.retryAfterSeconds))
      http.headers.set('content-type', 'application/graphql-response+json; charset=utf-8')
    },
  }),
}
