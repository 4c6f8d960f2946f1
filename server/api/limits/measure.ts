import {
  type FieldNode,
  type GraphQLCompositeType,
  type GraphQLField,
  type GraphQLSchema,
  getArgumentValues,
  getNamedType,
  getNullableType,
  isCompositeType,
  isInterfaceType,
  isListType,
  isObjectType,
  Kind,
  type OperationDefinitionNode,
  type SelectionNode,
  type SelectionSetNode,
} from 'graphql'
import type { Fragments } from './root-fields'

/** What an operation demands of the server, fragments included. */
export interface Measure {
  /** Levels of fields. */
  depth: number
  aliases: number
  directives: number
  /** How many objects the response may hold. */
  cost: number
}

export interface Operation {
  schema: GraphQLSchema
  operation: OperationDefinitionNode
  fragments: Fragments
  /** Coerced. */
  variables: Record<string, unknown>
}

/** The size assumed for a list without `first`, which is always short. */
const PLAIN_LIST = 10
const nothing: Measure = { depth: 0, aliases: 0, directives: 0, cost: 0 }

export const measureOperation = ({ schema, operation, fragments, variables }: Operation): Measure => {
  // A fragment is measured once, however often it is spread: the result doesn't depend on where.
  const known = new Map<string, Measure>()

  const ofSet = (set: SelectionSetNode, type: GraphQLCompositeType): Measure =>
    set.selections.map((selection) => ofSelection(selection, type)).reduce(together, nothing)

  const ofSelection = (selection: SelectionNode, type: GraphQLCompositeType): Measure => {
    const directives = selection.directives?.length ?? 0
    const measure =
      selection.kind === Kind.FIELD
        ? ofField(selection, type)
        : selection.kind === Kind.INLINE_FRAGMENT
          ? ofSet(selection.selectionSet, narrowed(selection.typeCondition?.name.value, type))
          : ofFragment(selection.name.value, type)
    return { ...measure, directives: measure.directives + directives }
  }

  const ofFragment = (name: string, type: GraphQLCompositeType) => {
    const fragment = fragments[name]
    if (!fragment) return nothing
    const measure = known.get(name) ?? ofSet(fragment.selectionSet, narrowed(fragment.typeCondition.name.value, type))
    known.set(name, measure)
    return measure
  }

  const narrowed = (name: string | undefined, type: GraphQLCompositeType) => {
    const condition = name === undefined ? type : schema.getType(name)
    return isCompositeType(condition) ? condition : type
  }

  const ofField = (node: FieldNode, parent: GraphQLCompositeType): Measure => {
    const aliases = node.alias ? 1 : 0
    const field = isObjectType(parent) || isInterfaceType(parent) ? parent.getFields()[node.name.value] : undefined
    const type = field && getNamedType(field.type)
    // Introspection isn't among a type's fields; graphql guards its depth itself.
    if (!field || !isCompositeType(type)) return { ...nothing, aliases, depth: field ? 1 : 0 }
    const inner = node.selectionSet ? ofSet(node.selectionSet, type) : nothing
    return {
      depth: inner.depth + 1,
      aliases: inner.aliases + aliases,
      directives: inner.directives,
      cost: costOf(node, field, parent, inner.cost),
    }
  }

  /** Fields within a connection count once for each entry of the page; `pageInfo` and the totals count once. */
  const costOf = (
    node: FieldNode,
    field: GraphQLField<unknown, unknown>,
    parent: GraphQLCompositeType,
    inner: number,
  ) => {
    if (field.name === 'pageInfo') return 0
    const first: unknown = getArgumentValues(field, node, variables).first
    const length = typeof first === 'number' ? Math.max(first, 0) : PLAIN_LIST
    if (isConnection(getNamedType(field.type))) return 1 + length * inner
    return isListType(getNullableType(field.type)) && !isConnection(parent) ? length * (1 + inner) : 1 + inner
  }

  const root = schema.getRootType(operation.operation)
  return root ? ofSet(operation.selectionSet, root) : nothing
}

const isConnection = ({ name }: { name: string }) => name.endsWith('Connection')

const together = (a: Measure, b: Measure): Measure => ({
  depth: Math.max(a.depth, b.depth),
  aliases: a.aliases + b.aliases,
  directives: a.directives + b.directives,
  cost: a.cost + b.cost,
})
