import { type DocumentNode, type OperationDefinitionNode, visit } from 'graphql'
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
export const isPublic = (document: DocumentNode, operation: OperationDefinitionNode) =>
  operation.operation === 'query' &&
  rootFieldsOf(document, operation).every((name) => name === '__typename' || publicFields.has(name))

const rootFieldsOf = (document: DocumentNode, operation: OperationDefinitionNode) => [
  ...prepareOperation(document, operation).rootFields.keys(),
]

/** Caches may store the response, but must revalidate it before each use. */
export const PUBLIC = 'public, max-age=0, must-revalidate'
