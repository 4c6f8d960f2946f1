import type { ApolloServerPlugin, GraphQLRequestListener } from '@apollo/server'
import { isBrowsing, isPublic, isReplicable, PUBLIC } from '../cache/public-operations'
import { badInput, throttled } from '../lib/request-errors'
import type { Context } from './context'
import { OUTAGE_RETRY_AFTER, UNAVAILABLE } from './errors/outage'
import { checkLimits, MAX_COST, MAX_ERRORS } from './limits/check-limits'
import { bucketsOf, type CostBuckets } from './limits/cost-buckets'

/**
 * Refuses operations that exceed a limit, and takes their cost from the buckets of the address and the account. Ignores the errors
 * of variables, which the execution reports. A request with the extension `cost` gets the cost of its operation in the extensions of
 * the response, and the state of its buckets.
 */
export const limitsPlugin = (buckets: CostBuckets): ApolloServerPlugin<Context> => ({
  requestDidStart: async ({ request: { variables, extensions } }) => {
    let cost: number | undefined
    return {
      didResolveOperation: async ({ schema, document, operation, contextValue }) => {
        if (operation?.operation === 'subscription') throw badInput('Send subscriptions to /graphql/stream.')
        if (operation) cost = checkLimits({ schema, document, operation, variables }).cost
        const seconds = buckets.take(bucketsOf(contextValue), cost ?? 0)
        if (seconds > 0) throw throttled(seconds)
      },
      willSendResponse: async ({ contextValue, response: { body } }) => {
        if (extensions?.cost !== true || cost === undefined || body.kind !== 'single') return
        const throttleStatus = buckets.status(bucketsOf(contextValue))
        body.singleResult.extensions = {
          ...body.singleResult.extensions,
          cost: { requestedQueryCost: cost, maximumQueryCost: MAX_COST, ...(throttleStatus && { throttleStatus }) },
        }
      },
    }
  },
})

/**
 * Runs queries of public data with the connections for browsing, so that slow ones leave the others to accounts and orders. After a
 * mutation the browser remembers the writer's position, so that its next queries see the write on a replica, too.
 */
export const browsingPlugin: ApolloServerPlugin<Context> = {
  requestDidStart: async () => ({
    didResolveOperation: async ({ document, operation, contextValue }) => {
      if (operation && isBrowsing(document, operation)) await contextValue.browse(isReplicable(document, operation))
    },
    willSendResponse: async ({ operation, contextValue }) => {
      if (operation?.operation !== 'mutation') return
      contextValue.visitor.hasSentMutation = true
      await contextValue.rememberWrite()
    },
  }),
}

/** A plugin that changes responses before they are sent. */
const beforeSending = (
  willSendResponse: NonNullable<GraphQLRequestListener<Context>['willSendResponse']>,
): ApolloServerPlugin<Context> => ({ requestDidStart: async () => ({ willSendResponse }) })

/**
 * Sets Cache-Control. Responses to requests with a session or an access token are not stored, because objects of public fields have
 * personal fields.
 */
export const cacheControlPlugin = beforeSending(
  async ({ request, document, operation, contextValue: { visitor }, response: { http, body } }) => {
    const isComplete = body.kind === 'single' && body.singleResult.errors === undefined
    const isAnonymous = visitor.token === undefined && visitor.accessToken === undefined
    // Such a response tells the state of the client's cost bucket.
    const hasCost = request.extensions?.cost === true
    const isStorable = isComplete && isAnonymous && !hasCost && document && operation && isPublic(document, operation)
    http.headers.set('cache-control', isStorable ? PUBLIC : 'no-store')
    http.headers.set('vary', 'accept, origin')
  },
)

export const errorLimitPlugin = beforeSending(async ({ response: { body } }) => {
  if (body.kind === 'single') body.singleResult.errors &&= body.singleResult.errors.slice(0, MAX_ERRORS)
})

/**
 * Sets the HTTP status 429 for TooManyAttempts. The media type marks the body as a GraphQL response, because Apollo Client
 * drops the result otherwise.
 */
export const tooManyAttemptsPlugin = beforeSending(async ({ contextValue: { visitor }, response: { http } }) => {
  if (visitor.retryAfterSeconds === undefined) return
  http.status = 429
  http.headers.set('retry-after', String(visitor.retryAfterSeconds))
  http.headers.set('content-type', 'application/graphql-response+json; charset=utf-8')
})

/** Sets the HTTP status 503 if the database failed, so that clients and proxies try again. */
export const outagePlugin = beforeSending(async ({ response: { body, http } }) => {
  const errors = (body.kind === 'single' && body.singleResult.errors) || []
  if (!errors.some(({ extensions }) => extensions?.code === UNAVAILABLE)) return
  http.status = 503
  http.headers.set('retry-after', OUTAGE_RETRY_AFTER)
})

/**
 * Sets the HTTP status 200 for a refused operation if the client accepts only application/json. The GraphQL over HTTP
 * specification allows 4xx only with application/graphql-response+json: with plain JSON it may come from a proxy.
 */
export const statusPlugin = beforeSending(async ({ request, errors = [], response: { http } }) => {
  const accepted = request.http?.headers.get('accept') ?? ''
  const acceptsJsonOnly = accepted.includes('application/json') && !accepted.includes('graphql-response')
  const isMalformed = errors.some(({ extensions }) => extensions.code === 'BAD_REQUEST')
  if (acceptsJsonOnly && http.status === 400 && !isMalformed) http.status = 200
})
