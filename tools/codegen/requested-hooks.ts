import {
  type ASTVisitor,
  type FragmentDefinitionNode,
  GraphQLError,
  Kind,
  type OperationDefinitionNode,
  OperationTypeNode,
  type Token,
  TokenKind,
  type ValidationContext,
} from 'graphql'

type Definition = OperationDefinitionNode | FragmentDefinitionNode

export type HookKind =
  | 'Query'
  | 'SuspenseQuery'
  | 'BackgroundQuery'
  | 'LazyQuery'
  | 'Mutation'
  | 'Subscription'
  | 'Fragment'
  | 'SuspenseFragment'

/** The words that a comment may use. The first one is the default. */
const kindsByWord: Record<OperationTypeNode | 'fragment', Record<string, HookKind>> = {
  [OperationTypeNode.QUERY]: {
    suspense: 'SuspenseQuery',
    query: 'Query',
    lazy: 'LazyQuery',
    background: 'BackgroundQuery',
  },
  [OperationTypeNode.MUTATION]: { mutation: 'Mutation' },
  [OperationTypeNode.SUBSCRIPTION]: { subscription: 'Subscription' },
  fragment: { fragment: 'Fragment', suspense: 'SuspenseFragment' },
}

/** The kinds of hooks that the comment above a definition asks for: `# hooks: query, lazy`, or `# hooks: none`. */
export const requestedHooks = (definition: Definition) => {
  const kinds = new Map(Object.entries(kindsOf(definition)))
  const words = askedWords(definition) ?? [...kinds.keys()].slice(0, 1)
  return words.flatMap((word) => kinds.get(word) ?? [])
}

/** Reports a word that asks for no hook of its definition. */
export const knownHooks = (context: ValidationContext): ASTVisitor => {
  const check = (definition: Definition) => {
    const known = [...Object.keys(kindsOf(definition)), 'none']
    const unknown = askedWords(definition)?.find((word) => !known.includes(word))
    if (unknown === undefined) return
    const message = `"# hooks: ${unknown}" is unknown here. Write one or more of: ${known.join(', ')}.`
    context.reportError(new GraphQLError(message, { nodes: definition }))
  }
  return { OperationDefinition: check, FragmentDefinition: check }
}

const kindsOf = (definition: Definition) =>
  kindsByWord[definition.kind === Kind.FRAGMENT_DEFINITION ? 'fragment' : definition.operation]

const askedWords = ({ loc }: Definition) =>
  commentsBefore(loc?.startToken)
    .map((comment) => /^\s*hooks:(.*)$/.exec(comment)?.[1])
    .find((words) => words !== undefined)
    ?.split(',')
    .map((word) => word.trim())

const commentsBefore = (token: Token | undefined): string[] =>
  token?.prev?.kind === TokenKind.COMMENT ? [token.prev.value, ...commentsBefore(token.prev)] : []
