import {
  type FragmentDefinitionNode,
  GraphQLError,
  Kind,
  type OperationDefinitionNode,
  type OperationTypeNode,
  parse,
  print,
} from 'graphql'

interface QueryText {
  operations: OperationDefinitionNode[]
  fragments: FragmentDefinitionNode[]
  /** The message of a syntax error. */
  problem?: string
}

/** The definitions of a text. A text of comments alone has none. */
export const readText = (text: string): QueryText => {
  const isEmpty = text.replaceAll(/#.*/g, '').trim() === ''
  if (isEmpty) return { operations: [], fragments: [] }
  try {
    const { definitions } = parse(text)
    return {
      operations: definitions.filter((definition) => definition.kind === Kind.OPERATION_DEFINITION),
      fragments: definitions.filter((definition) => definition.kind === Kind.FRAGMENT_DEFINITION),
    }
  } catch (error) {
    return { operations: [], fragments: [], problem: error instanceof GraphQLError ? error.message : 'Unreadable.' }
  }
}

const names: Record<OperationTypeNode, string> = {
  query: 'MyQuery',
  mutation: 'MyMutation',
  subscription: 'MySubscription',
}

/** An operation that is not in the text yet. */
export const newOperation = (operation: OperationTypeNode): OperationDefinitionNode => ({
  kind: Kind.OPERATION_DEFINITION,
  operation,
  name: { kind: Kind.NAME, value: names[operation] },
  selectionSet: { kind: Kind.SELECTION_SET, selections: [] },
})

/** Puts an operation in the place of its former text, or at the end. The other definitions and comments stay as they are. */
export const writeOperation = (text: string, operation: OperationDefinitionNode) => {
  // Without a new line, the operation would belong to a comment at the end.
  const before = operation.loc || text === '' || text.endsWith('\n') ? text : `${text}\n`
  const { start, end } = operation.loc ?? { start: before.length, end: before.length }
  // An operation without fields would be a syntax error.
  const printed = operation.selectionSet.selections.length > 0 ? print(operation) : ''
  return before.slice(0, start) + printed + (before.slice(end) || '\n')
}
