import { type DocumentNode, type FragmentDefinitionNode, Kind, type OperationDefinitionNode } from 'graphql'
import { countRootFields } from '../limits/root-mutations'
import { publicFields } from './public-fields'

const known = new WeakMap<OperationDefinitionNode, boolean>()

/** Whether everybody who isn't signed in gets the same answer: every root field is one of publicFields. */
export const isPublic = (document: DocumentNode, operation: OperationDefinitionNode) => {
  const answer = known.get(operation) ?? hasPublicFieldsOnly(document, operation)
  known.set(operation, answer)
  return answer
}

const hasPublicFieldsOnly = ({ definitions }: DocumentNode, { operation, selectionSet }: OperationDefinitionNode) => {
  if (operation !== 'query') return false
  const fragments: Record<string, FragmentDefinitionNode> = {}
  for (const node of definitions) if (node.kind === Kind.FRAGMENT_DEFINITION) fragments[node.name.value] = node
  return [...countRootFields(selectionSet, fragments).keys()].every(
    (name) => name === '__typename' || publicFields.has(name),
  )
}
