import type { ApolloServerPlugin } from '@apollo/server'
import type { Context } from '../context'
import { isPublic } from './is-public'

/** May be held by anybody, and used again after asking whether it is still the same. */
export const PUBLIC = 'public, max-age=0, must-revalidate'

/** Says of each answer whether it may be held. Where a session asks it never is: below a public field is what each viewer sees. */
export const publicAnswersPlugin: ApolloServerPlugin<Context> = {
  requestDidStart: async () => ({
    willSendResponse: async ({ document, operation, contextValue: { visitor }, response: { http, body } }) => {
      const isWhole = body.kind === 'single' && body.singleResult.errors === undefined
      const isNobodys = visitor.token === undefined
      const mayBeHeld = isWhole && isNobodys && document && operation && isPublic(document, operation)
      http.headers.set('cache-control', mayBeHeld ? PUBLIC : 'no-store')
      http.headers.set('vary', 'accept')
    },
  }),
}
