import { GraphQLError, Kind, NoUnusedFragmentsRule, specifiedRules, validate } from 'graphql'
import { didYouMean } from 'graphql/jsutils/didYouMean.js'
import { suggestionList } from 'graphql/jsutils/suggestionList.js'
import { buildSchema, parseDefinitions, throwErrors } from '../lib/build-schema'
import { type Files, filesIn, schemaFiles } from '../lib/files'

/** Documents of client and server apart: they have no fragment or operation in common. */
export const checkProject = (root: string) => {
  for (const folder of ['client', 'server'])
    checkSources(schemaFiles(root), new Map(filesIn(root, folder, /\.graphql$/)))
}

/** Throws a UserError with file and line of each mistake; code generation's own errors name neither. */
export const checkSources = (sources: Files, documents: Files) => {
  const schema = buildSchema(sources)
  const definitions = parseDefinitions(documents)
  const fragments = definitions.flatMap((node) => (node.kind === Kind.FRAGMENT_DEFINITION ? [node.name.value] : []))
  // A fragment that is still being written is unused; lint finds those that stay so.
  const rules = specifiedRules.filter((rule) => rule !== NoUnusedFragmentsRule)
  const errors = validate(schema, { kind: Kind.DOCUMENT, definitions }, rules)
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
