import type { ApolloServerPlugin } from '@apollo/server'
import type { Context } from './context'
import { badInput } from './errors'
import { checkLimits, MAX_ERRORS } from './limits/check-limits'

/** Refuses operations that exceed a limit. The execution reports invalid variables. */
export const limitsPlugin: ApolloServerPlugin<Context> = {
  requestDidStart: async () => ({
    didResolveOperation: async ({ schema, document, operation, request: { variables } }) => {
      if (operation?.operation === 'subscription') throw badInput('Send subscriptions to /graphql/stream.')
      if (operation) checkLimits({ schema, document, operation, variables })
    },
  }),
}

/** A response reports at most five errors. */
export const errorLimitPlugin: ApolloServerPlugin<Context> = {
  requestDidStart: async () => ({
    willSendResponse: async ({ response: { body } }) => {
      if (body.kind === 'single') body.singleResult.errors &&= body.singleResult.errors.slice(0, MAX_ERRORS)
    },
  }),
}

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
