import {
  type ArgumentNode,
  type FieldNode,
  type GraphQLArgument,
  type GraphQLCompositeType,
  type GraphQLField,
  getNamedType,
  isCompositeType,
  isLeafType,
  isRequiredArgument,
  isUnionType,
  Kind,
  type NameNode,
  type SelectionNode,
  type SelectionSetNode,
} from 'graphql'

export type AnyField = GraphQLField<unknown, unknown>

/** The name of the variable for an argument. */
export type VariableFor = (field: AnyField, argument: GraphQLArgument) => string

export const nameNode = (value: string): NameNode => ({ kind: Kind.NAME, value })

export const selectionSet = (selections: readonly SelectionNode[]): SelectionSetNode => ({
  kind: Kind.SELECTION_SET,
  selections,
})

const bareField = (name: string): FieldNode => ({ kind: Kind.FIELD, name: nameNode(name) })

/** An argument whose value is a variable. */
export const newArgument = (field: AnyField, argument: GraphQLArgument, variableFor: VariableFor): ArgumentNode => ({
  kind: Kind.ARGUMENT,
  name: nameNode(argument.name),
  value: { kind: Kind.VARIABLE, name: nameNode(variableFor(field, argument)) },
})

/** A field with its required arguments, and some fields of its type that make it valid. */
export const newField = (field: AnyField, variableFor: VariableFor): FieldNode => {
  const type = getNamedType(field.type)
  return {
    ...bareField(field.name),
    arguments: field.args.filter(isRequiredArgument).map((argument) => newArgument(field, argument, variableFor)),
    ...(isCompositeType(type) && { selectionSet: selectionSet(newSelections(type, variableFor)) }),
  }
}

const usualNames = new Set(['id', 'name', 'title'])

/** The entries of a connection; else id, name and title; else the first field without a selection. */
export const newSelections = (type: GraphQLCompositeType, variableFor: VariableFor): SelectionNode[] => {
  if (isUnionType(type)) return [bareField('__typename')]
  const fields = Object.values(type.getFields()).filter(({ args }) => !args.some(isRequiredArgument))
  const nodes = fields.find(({ name }) => name === 'nodes')
  if (nodes) return [newField(nodes, variableFor)]
  const leaves = fields.filter((field) => isLeafType(getNamedType(field.type))).map(({ name }) => name)
  const usual = leaves.filter((name) => usualNames.has(name))
  const chosen = usual.length > 0 ? usual : leaves.slice(0, 1)
  return chosen.length > 0 ? chosen.map(bareField) : [bareField('__typename')]
}
