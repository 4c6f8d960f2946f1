import type { DocumentNode, OperationDefinitionNode } from 'graphql'
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
export const isPublic = (document: DocumentNode, operation: OperationDefinitionNode) => {
  const answer = checked.get(operation) ?? hasPublicFieldsOnly(document, operation)
  checked.set(operation, answer)
  return answer
}

const hasPublicFieldsOnly = (document: DocumentNode, { operation, selectionSet }: OperationDefinitionNode) =>
  operation === 'query' &&
  [...countRootFields(selectionSet, fragmentsOf(document)).keys()].every(
    (name) => name === '__typename' || publicFields.has(name),
  )
