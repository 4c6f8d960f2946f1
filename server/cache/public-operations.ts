import type { ApolloServerPlugin } from '@apollo/server'
import type { DocumentNode, OperationDefinitionNode } from 'graphql'
import type { Context } from '../api/context'
import { countRootFields, fragmentsOf } from '../api/limits/root-fields'
import type { QueryResolvers } from '../generated/resolvers'

/**
 * Root fields whose result depends on the catalogue version alone if nobody is signed in. Only operations of these fields alone
 * are cached, and only for requests without a session.
 */
export const publicFields: ReadonlySet<string> = new Set<keyof QueryResolvers>([
  'categories',
  'category',
  'companies',
  'company',
  'freelancer',
  'freelancers',
  'job',
  'jobs',
  'product',
  'products',
  'reviews',
  'search',
  'service',
  'services',
  'stats',
  'testimonials',
])

const checked = new WeakMap<OperationDefinitionNode, boolean>()

/** Whether all signed-out visitors get the same response. */
const isPublic = (document: DocumentNode, operation: OperationDefinitionNode) => {
  const answer = checked.get(operation) ?? hasPublicFieldsOnly(document, operation)
  checked.set(operation, answer)
  return answer
}

const hasPublicFieldsOnly = (document: DocumentNode, { operation, selectionSet }: OperationDefinitionNode) =>
  operation === 'query' &&
  [...countRootFields(selectionSet, fragmentsOf(document)).keys()].every(
    (name) => name === '__typename' || publicFields.has(name),
  )

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
