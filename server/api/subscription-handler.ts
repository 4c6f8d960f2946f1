import { GraphQLError } from 'graphql'
import { createHandler, type ExecutionResult } from 'graphql-sse'
import type { Context } from './context'
import type { ErrorFormatter } from './errors/mask-errors'
import { MAX_ERRORS } from './limits/check-limits'
import { prepareSubscription } from './prepare-subscription'
import { schema } from './schema'

/**
 * Handles subscriptions by the GraphQL over SSE protocol, in distinct connections mode: each has a response of its own. `contextOf` gets
 * the request as it came, and the context of its response.
 */
export const createSubscriptionHandler = <Request, Response>(
  contextOf: (request: Request, response: Response) => Promise<Context>,
  formatError: ErrorFormatter,
) => {
  const format = (error: GraphQLError) => {
    const { message, path, extensions } = formatError(error.toJSON(), error)
    const { http: _, ...publicExtensions } = extensions ?? {}
    const { nodes, source, positions } = error
    return new GraphQLError(message, { nodes: nodes ?? null, source, positions, path, extensions: publicExtensions })
  }

  return createHandler<Request, { response: Response }, Pick<Context, keyof Context>>({
    // Tokens belong to single connection mode, which is not used.
    authenticate: () => null,
    onSubscribe: async ({ raw, context: { response } }, params) => {
      const { errors, document, ...args } = prepareSubscription(params)
      if (errors.length > 0 || !document) return { data: null, errors }
      return { ...args, schema, document, contextValue: await contextOf(raw, response) }
    },
    onNext: (_context, _request, result): ExecutionResult | undefined =>
      result.errors && { errors: result.errors.slice(0, MAX_ERRORS).map(format) },
  })
}
