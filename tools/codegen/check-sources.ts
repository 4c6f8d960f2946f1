import { GraphQLError, Kind, NoUnusedFragmentsRule, specifiedRules, validate } from 'graphql'
import { didYouMean } from 'graphql/jsutils/didYouMean.js'
import { suggestionList } from 'graphql/jsutils/suggestionList.js'
import { buildSchema, parseDefinitions, stopAt } from '../lib/build-schema'
import { type Files, filesIn, schemaFiles } from '../lib/files'

export const checkProject = (root: string) =>
  checkSources(schemaFiles(root), new Map(filesIn(root, 'client', /\.graphql$/)))

/** Throws a Problem that tells each mistake by its file and line, before code generation tells it with neither. */
export const checkSources = (sources: Files, documents: Files) => {
  const schema = buildSchema(sources)
  const definitions = parseDefinitions(documents)
  const fragments = definitions.flatMap((node) => (node.kind === Kind.FRAGMENT_DEFINITION ? [node.name.value] : []))
  // Unused fragments are no mistake yet while they are being written; lint finds them.
  const rules = specifiedRules.filter((rule) => rule !== NoUnusedFragmentsRule)
  const errors = validate(schema, { kind: Kind.DOCUMENT, definitions }, rules)
  stopAt(errors.map((error) => withNearest(error, fragments)))
}

/** GraphQL names the nearest field, type and argument, but no fragment. */
const withNearest = (error: GraphQLError, fragments: readonly string[]) => {
  const [, unknown] = /^Unknown fragment "(\w+)"/.exec(error.message) ?? []
  if (unknown === undefined) return error
  return new GraphQLError(error.message + didYouMean(suggestionList(unknown, fragments)), {
    nodes: error.nodes ?? null,
  })
}
