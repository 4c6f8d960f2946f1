import {
  type DocumentNode,
  type FieldNode,
  type FragmentDefinitionNode,
  type GraphQLObjectType,
  type GraphQLSchema,
  isAbstractType,
  Kind,
  type NamedTypeNode,
  type SelectionSetNode,
} from 'graphql'

export type SelectedFields = (type: GraphQLObjectType, sets: SelectionSetNode[]) => Map<string, FieldNode[]>

/**
 * The fields that a document selects of an object, by response key, through all of its fragments. Fields with @skip or @include are
 * part of it, because their conditions are known only with the variables; a client ignores the fields that it skipped.
 */
export const selectedFields = (schema: GraphQLSchema, document: DocumentNode): SelectedFields => {
  const fragments = new Map<string, FragmentDefinitionNode>()
  for (const node of document.definitions)
    if (node.kind === Kind.FRAGMENT_DEFINITION) fragments.set(node.name.value, node)

  const isFor = (condition: NamedTypeNode | undefined, type: GraphQLObjectType) => {
    if (!condition || condition.name.value === type.name) return true
    const other = schema.getType(condition.name.value)
    return isAbstractType(other) && schema.isSubType(other, type)
  }

  return (type, sets) => {
    const fields = new Map<string, FieldNode[]>()
    const collect = ({ selections }: SelectionSetNode) => {
      for (const selection of selections) {
        if (selection.kind === Kind.FIELD) {
          const key = selection.alias?.value ?? selection.name.value
          fields.set(key, [...(fields.get(key) ?? []), selection])
          continue
        }
        const part = selection.kind === Kind.FRAGMENT_SPREAD ? fragments.get(selection.name.value) : selection
        if (part && isFor(part.typeCondition, type)) collect(part.selectionSet)
      }
    }
    for (const set of sets) collect(set)
    return fields
  }
}
