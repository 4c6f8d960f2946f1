import { type ApolloServer, HeaderMap } from '@apollo/server'
import type { RequestHandler } from 'express'
import type { Context } from '../../api/context'
import { outageOf } from '../../database/database-errors'
import { sendError } from '../errors'
import { sendInAnyCase } from '../load/unread-responses'
import type { ContextOf } from '../visitor/request-contexts'

const MAX_ANSWER_BYTES = 2 * 1024 * 1024
const TOO_LONG = 'The answer has more than 2 MB. Ask for fewer fields, or for a smaller page.'
const EXECUTED =
  'The mutation was executed, but its answer has more than 2 MB and is left out. Don’t repeat it: ask for what you need by queries.'
const executed = JSON.stringify({
  data: null,
  errors: [{ message: EXECUTED, extensions: { code: 'ANSWER_TOO_LONG' } }],
})

/** Executes operations by Apollo Server. `@as-integrations/express5` does the same with Node's deprecated `url.parse()`. */
export const graphql =
  (apollo: ApolloServer<Context>, contextOf: ContextOf): RequestHandler =>
  async (request, response) => {
    let contextError: unknown
    const headers = new HeaderMap()
    for (const [name, value] of Object.entries(request.headers)) headers.set(name, String(value ?? ''))
    const [search = ''] = /\?.*/.exec(request.url) ?? []
    let context: Context | undefined
    const result = await apollo.executeHTTPGraphQLRequest({
      httpGraphQLRequest: { method: request.method, headers, search, body: request.body },
      context: async () => {
        try {
          context = await contextOf(request, response)
        } catch (error) {
          contextError = error
          throw error
        }
        return context
      },
    })
    // Apollo Server answers 500 if the context can't be made; the last handler knows outages of the database.
    if (outageOf(contextError)) throw contextError
    // Chunks are for @defer and @stream, which the schema doesn't have.
    if (result.body.kind === 'chunked') throw new Error('The response is in chunks.')
    const { string } = result.body
    const isMutation = context?.visitor.hasSentMutation === true
    if (isMutation) sendInAnyCase(response)
    const isTooLong = Buffer.byteLength(string) > MAX_ANSWER_BYTES && !context?.visitor.hasLongAnswer
    if (isTooLong && !isMutation) return sendError(response, 400, 'LIMIT_EXCEEDED', TOO_LONG)
    response
      .status(result.status ?? 200)
      .setHeaders(result.headers)
      .send(isTooLong ? executed : string)
  }
