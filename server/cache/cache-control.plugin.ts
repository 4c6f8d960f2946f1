import type { ApolloServerPlugin } from '@apollo/server'
import type { Context } from '../api/context'
import { isPublic } from './public-operations'

/** Caches may store the response, but must revalidate it before each use. */
export const PUBLIC = 'public, max-age=0, must-revalidate'

/** Sets Cache-Control. Responses to requests with a session are not stored, because public fields can have personal ones below them. */
export const cacheControlPlugin: ApolloServerPlugin<Context> = {
  requestDidStart: async () => ({
    willSendResponse: async ({ document, operation, contextValue: { visitor }, response: { http, body } }) => {
      const isComplete = body.kind === 'single' && body.singleResult.errors === undefined
      const isStorable =
        isComplete && visitor.token === undefined && document && operation && isPublic(document, operation)
      http.headers.set('cache-control', isStorable ? PUBLIC : 'no-store')
      http.headers.set('vary', 'accept')
    },
  }),
}
