import {
  type GraphQLInputType,
  type GraphQLSchema,
  Kind,
  type OperationDefinitionNode,
  parseType,
  type SelectionSetNode,
  TypeInfo,
  visit,
  visitWithTypeInfo,
} from 'graphql'
import { nameNode, type VariableFor } from './new-selections'

/** Names variables after their arguments, or after field and argument if the operation has that name already. */
export const nameVariables =
  ({ variableDefinitions = [] }: OperationDefinitionNode): VariableFor =>
  (field, argument) => {
    const taken = new Set(variableDefinitions.map(({ variable }) => variable.name.value))
    const longName = `${field.name}${argument.name.charAt(0).toUpperCase()}${argument.name.slice(1)}`
    const numbered = Array.from(taken, (_, index) => `${longName}${index + 2}`)
    return [argument.name, longName, ...numbered].find((name) => !taken.has(name)) ?? longName
  }

/** The operation with other selections: it declares the variables that they use, and no longer those that only the old ones used. */
export const changeSelections = (
  schema: GraphQLSchema,
  operation: OperationDefinitionNode,
  selectionSet: SelectionSetNode,
): OperationDefinitionNode => {
  const changed = { ...operation, selectionSet }
  const before = variableTypes(schema, operation)
  const after = variableTypes(schema, changed)
  const kept = (operation.variableDefinitions ?? []).filter(
    ({ variable: { name } }) => after.has(name.value) || !before.has(name.value),
  )
  const declared = new Set(kept.map(({ variable }) => variable.name.value))
  const added = [...after]
    .filter(([name]) => !declared.has(name))
    .map(([name, type]) => ({
      kind: Kind.VARIABLE_DEFINITION as const,
      variable: { kind: Kind.VARIABLE as const, name: nameNode(name) },
      type: parseType(String(type)),
    }))
  return { ...changed, variableDefinitions: [...kept, ...added] }
}

/** The variables that the operation's own fields use, with the types of their arguments. */
const variableTypes = (schema: GraphQLSchema, operation: OperationDefinitionNode) => {
  const found = new Map<string, GraphQLInputType>()
  const types = new TypeInfo(schema)
  visit(
    { ...operation, variableDefinitions: [] },
    visitWithTypeInfo(types, {
      Variable: ({ name }) => {
        const type = types.getInputType()
        if (type) found.set(name.value, type)
      },
    }),
  )
  return found
}
