import type { ApolloServerPlugin } from '@apollo/server'
import type { DocumentNode, OperationDefinitionNode } from 'graphql'
import type { Context } from '../api/context'
import { countRootFields, fragmentsOf } from '../api/limits/root-fields'
import type { QueryResolvers } from '../generated/resolvers'

/**
 * Root fields whose result depends only on the catalogue version if nobody is signed in. Operations that select no other root
 * fields are cached, for requests without a session.
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
  'passwordRule',
  'product',
  'products',
  'reviews',
  'search',
  'service',
  'services',
  'starCounts',
  'stats',
  'testimonials',
])

/** True for a query of public lists, searches or details, which uses the connections for browsing. */
export const isBrowsing = (document: DocumentNode, { operation, selectionSet }: OperationDefinitionNode) =>
  operation === 'query' &&
  [...countRootFields(selectionSet, fragmentsOf(document)).keys()].some((name) => publicFields.has(name))

const publicByOperation = new WeakMap<OperationDefinitionNode, boolean>()

/** True if all signed-out visitors get the same response. */
const isPublic = (document: DocumentNode, operation: OperationDefinitionNode) => {
  const result = publicByOperation.get(operation) ?? hasPublicFieldsOnly(document, operation)
  publicByOperation.set(operation, result)
  return result
}

const hasPublicFieldsOnly = (document: DocumentNode, { operation, selectionSet }: OperationDefinitionNode) =>
  operation === 'query' &&
  [...countRootFields(selectionSet, fragmentsOf(document)).keys()].every(
    (name) => name === '__typename' || publicFields.has(name),
  )

/** Caches may store the response, but must revalidate it before each use. */
export const PUBLIC = 'public, max-age=0, must-revalidate'

/** Sets Cache-Control. Responses to requests with a session or an access token are not stored, because objects of public fields
 * have personal fields. */
export const cacheControlPlugin: ApolloServerPlugin<Context> = {
  requestDidStart: async () => ({
    willSendResponse: async ({ request, document, operation, contextValue: { visitor }, response: { http, body } }) => {
      const isComplete = body.kind === 'single' && body.singleResult.errors === undefined
      const isAnonymous = visitor.token === undefined && visitor.accessToken === undefined
      // Such a response tells the state of the client's cost bucket.
      const hasCost = request.extensions?.cost === true
      const isStorable = isComplete && isAnonymous && !hasCost && document && operation && isPublic(document, operation)
      http.headers.set('cache-control', isStorable ? PUBLIC : 'no-store')
      http.headers.set('vary', 'accept, origin')
    },
  }),
}
