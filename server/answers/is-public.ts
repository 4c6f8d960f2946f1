import {
  BREAK,
  type DocumentNode,
  type FragmentDefinitionNode,
  Kind,
  type OperationDefinitionNode,
  visit,
} from 'graphql'
import { countRootFields } from '../limits/root-mutations'
import { personalFields, publicFields } from './public-fields'

const known = new WeakMap<OperationDefinitionNode, boolean>()

/** Whether everybody gets the same answer: every root field is one of publicFields, and no field below is one of personalFields. */
export const isPublic = (document: DocumentNode, operation: OperationDefinitionNode) => {
  const answer = known.get(operation) ?? hasPublicFieldsOnly(document, operation)
  known.set(operation, answer)
  return answer
}

const hasPublicFieldsOnly = (document: DocumentNode, { operation, selectionSet }: OperationDefinitionNode) => {
  if (operation !== 'query' || asksWhoAsks(document)) return false
  const { definitions } = document
  const fragments: Record<string, FragmentDefinitionNode> = {}
  for (const node of definitions) if (node.kind === Kind.FRAGMENT_DEFINITION) fragments[node.name.value] = node
  return [...countRootFields(selectionSet, fragments).keys()].every(
    (name) => name === '__typename' || publicFields.has(name),
  )
}

const asksWhoAsks = (document: DocumentNode) => {
  let asks = false
  visit(document, {
    Field: ({ name }) => {
      asks = personalFields.has(name.value)
      return asks ? BREAK : undefined
    },
  })
  return asks
}
