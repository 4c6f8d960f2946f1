import type { ApolloServerPlugin } from '@apollo/server'
import type { Context } from '../api/context'
import { isPublic } from './public-operations'

/** Caches may store the response, and use it again after asking whether it is still the same. */
export const PUBLIC = 'public, max-age=0, must-revalidate'

/** Sets Cache-Control. With a session nothing may be stored: what each viewer sees can be below a public field. */
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
