import type { ApolloServerPlugin } from '@apollo/server'
import { type DocumentNode, type OperationDefinitionNode, visit } from 'graphql'
import type { Context } from '../api/context'
import { prepareOperation } from '../api/limits/root-fields'
import type { JobResolvers, QueryResolvers } from '../generated/resolvers'

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
  'languages',
  'passwordRule',
  'product',
  'products',
  'reviews',
  'search',
  'service',
  'services',
  'siteNotices',
  'starCounts',
  'stats',
  'testimonials',
])

/** True for a query of public lists, searches or details, which uses the connections for browsing. */
export const isBrowsing = (document: DocumentNode, operation: OperationDefinitionNode) =>
  operation.operation === 'query' && rootFieldsOf(document, operation).some((name) => publicFields.has(name))

const ofApplicants: readonly (keyof JobResolvers)[] = [
  'applicantCount',
  'applicantCounts',
  'applications',
  'viewerApplication',
]

/**
 * Personal fields of public objects that change by the writes of others. All other ones, such as whether the viewer has saved a
 * listing, change by the viewer's own.
 */
export const changedByOthers: ReadonlySet<string> = new Set(ofApplicants)

const replicableByDocument = new WeakMap<DocumentNode, boolean>()

/** True if the result changes only with the catalogue version and by the viewer's own writes. */
export const isReplicable = (document: DocumentNode, operation: OperationDefinitionNode) => {
  const result = replicableByDocument.get(document) ?? !selectsAny(document, changedByOthers)
  replicableByDocument.set(document, result)
  return result && isPublic(document, operation)
}

const selectsAny = (document: DocumentNode, names: ReadonlySet<string>) => {
  let isFound = false
  visit(document, {
    Field: ({ name }) => {
      isFound ||= names.has(name.value)
    },
  })
  return isFound
}

/** True if all signed-out visitors get the same response. */
const isPublic = (document: DocumentNode, operation: OperationDefinitionNode) =>
  operation.operation === 'query' &&
  rootFieldsOf(document, operation).every((name) => name === '__typename' || publicFields.has(name))

const rootFieldsOf = (document: DocumentNode, operation: OperationDefinitionNode) => [
  ...prepareOperation(document, operation).rootFields.keys(),
]

/** Caches may store the response, but must revalidate it before each use. */
export const PUBLIC = 'public, max-age=0, must-revalidate'

/**
 * Sets Cache-Control. Responses to requests with a session or an access token are not stored, because objects of public fields have
 * personal fields.
 */
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
