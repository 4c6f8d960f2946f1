import type { DocumentNode, OperationDefinitionNode } from 'graphql'
import { countRootFields, fragmentsOf } from '../limits/root-fields'
import { publicFields } from './public-fields'

const known = new WeakMap<OperationDefinitionNode, boolean>()

/** Whether everybody who isn't signed in gets the same answer: every root field is one of publicFields. */
export const isPublic = (document: DocumentNode, operation: OperationDefinitionNode) => {
  const answer = known.get(operation) ?? hasPublicFieldsOnly(document, operation)
  known.set(operation, answer)
  return answer
}

const hasPublicFieldsOnly = (document: DocumentNode, { operation, selectionSet }: OperationDefinitionNode) =>
  operation === 'query' &&
  [...countRootFields(selectionSet, fragmentsOf(document)).keys()].every(
    (name) => name === '__typename' || publicFields.has(name),
  )
