import { type DocumentNode, type GraphQLSchema, isInputType, Kind, type TypeNode, typeFromAST } from 'graphql'
import { argumentUsages } from './argument-usages'
import { sampleInput } from './sample-input'

interface Options {
  schema: GraphQLSchema
  document: DocumentNode
  /** The values that are there already. */
  variables: Record<string, unknown>
  /** Known values of arguments, by `Query.service.id`. */
  known: ReadonlyMap<string, unknown>
  /** True for variables that may be left out, too, if a value is known. */
  withOptional: boolean
}

/**
 * Values for the variables of a document that have none: the known value of the argument to which the variable is passed, else a
 * sample of its type.
 */
export const missingVariables = ({ schema, document, variables, known, withOptional }: Options) => {
  const coordinates = new Map([...argumentUsages(schema, document)].map(([coordinate, name]) => [name, coordinate]))
  const values: Record<string, unknown> = {}
  for (const { variable, type, defaultValue } of declaredVariables(document)) {
    const name = variable.name.value
    const isRequired = type.kind === Kind.NON_NULL_TYPE && !defaultValue
    if (name in variables || !(isRequired || withOptional)) continue
    const value = known.get(coordinates.get(name) ?? '') ?? (isRequired ? sampleOf(schema, type) : undefined)
    if (value !== undefined) values[name] = value
  }
  return values
}

const declaredVariables = ({ definitions }: DocumentNode) =>
  definitions.flatMap((definition) =>
    definition.kind === Kind.OPERATION_DEFINITION ? (definition.variableDefinitions ?? []) : [],
  )

const sampleOf = (schema: GraphQLSchema, node: TypeNode) => {
  const type = typeFromAST(schema, node)
  return isInputType(type) ? sampleInput(type) : undefined
}
