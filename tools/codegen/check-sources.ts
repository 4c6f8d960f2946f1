import {
  type ASTNode,
  type ASTVisitor,
  GraphQLError,
  Kind,
  NoUnusedFragmentsRule,
  specifiedRules,
  type ValidationContext,
  type ValidationRule,
  validate,
} from 'graphql'
import { didYouMean } from 'graphql/jsutils/didYouMean.js'
import { suggestionList } from 'graphql/jsutils/suggestionList.js'
import { buildSchema, parseDefinitions, throwErrors } from '../lib/build-schema'
import { type Files, filesIn, schemaFiles } from '../lib/files'
import { selectsId } from './apollo-hooks'
import { knownHooks } from './requested-hooks'

/** Checks the client's documents apart from the server's: they share no fragments and may use the same names. */
export const checkProject = (root: string) => {
  checkClient(root)
  checkSources(schemaFiles(root), documentsOf(root, 'server'))
}

export const checkClient = (root: string) =>
  checkSources(schemaFiles(root), documentsOf(root, 'client'), [idBesideSpreads, knownHooks])

export const documentsOf = (root: string, folder: string): Files => new Map(filesIn(root, folder, /\.graphql$/))

/** Throws a UserError with file and line of each mistake; the code generator's own errors name neither. */
export const checkSources = (sources: Files, documents: Files, ownRules: readonly ValidationRule[] = []) => {
  const schema = buildSchema(new Map([...sources, ['Apollo Client', 'directive @unmask on FRAGMENT_SPREAD']]))
  const definitions = parseDefinitions(documents)
  const fragments = definitions.flatMap((node) => (node.kind === Kind.FRAGMENT_DEFINITION ? [node.name.value] : []))
  // A fragment that is still being written is unused; lint finds those that stay so.
  const rules = specifiedRules.filter((rule) => rule !== NoUnusedFragmentsRule)
  const errors = validate(schema, { kind: Kind.DOCUMENT, definitions }, [...rules, ...ownRules])
  throwErrors(errors.map((error) => withSuggestion(error, fragments)))
}

/** graphql-js suggests fields, types and arguments with a similar name, but no fragments. */
const withSuggestion = (error: GraphQLError, fragments: readonly string[]) => {
  const [, unknown] = /^Unknown fragment "(\w+)"/.exec(error.message) ?? []
  if (unknown === undefined) return error
  return new GraphQLError(error.message + didYouMean(suggestionList(unknown, fragments)), {
    nodes: error.nodes ?? null,
  })
}

/** The cache finds the object of a masked fragment by the id that its parent selects. */
export const idBesideSpreads = (context: ValidationContext): ASTVisitor => ({
  FragmentSpread: (spread, _key, _parent, _path, ancestors) => {
    const fragment = context.getFragment(spread.name.value)
    if (!fragment || !selectsId(fragment.selectionSet)) return
    if (spread.directives?.some(({ name }) => name.value === 'unmask')) return
    if (enclosingSelectionSets(ancestors).some(selectsId)) return
    const message = `"...${spread.name.value}" needs "id" beside it, by which the cache finds the object.`
    context.reportError(new GraphQLError(message, { nodes: spread }))
  },
})

/** The selection sets on the same object, innermost first. */
const enclosingSelectionSets = (ancestors: readonly (ASTNode | readonly ASTNode[])[]) => {
  const nodes = ancestors.flatMap((ancestor) => ('kind' in ancestor ? [ancestor] : [])).toReversed()
  const end = nodes.findIndex(({ kind }) => kind === Kind.FIELD || kind.endsWith('Definition'))
  return nodes.slice(0, end).filter((node) => node.kind === Kind.SELECTION_SET)
}
