import {
  type FieldNode,
  type GraphQLCompositeType,
  GraphQLError,
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
import { badInput } from '../../lib/request-errors'
import { assumedSizeOf, weightOf } from './cost-directives'
import type { Fragments } from './root-fields'

/** The size of an operation, with its fragments. */
export interface Measure {
  /** Levels of fields. */
  depth: number
  aliases: number
  directives: number
  /** The most objects that the response can hold, and the weights of its fields. */
  cost: number
}

export interface Operation {
  schema: GraphQLSchema
  operation: OperationDefinitionNode
  fragments: Fragments
  /** Coerced values. */
  variables: Record<string, unknown>
}

/** The assumed length of a list without `first`, `ids` and `@listSize`. Such lists are always short. */
const DEFAULT_LIST_SIZE = 10
/** `once`: the cost of what a connection has once, besides its entries. */
type PartMeasure = Measure & { once: number }

const none: PartMeasure = { depth: 0, aliases: 0, directives: 0, cost: 0, once: 0 }

export const measureOperation = ({ schema, operation, fragments, variables }: Operation): Measure => {
  // Each fragment is measured once: its measure is the same wherever it is spread.
  const fragmentMeasures = new Map<string, PartMeasure>()

  const ofSet = (set: SelectionSetNode, type: GraphQLCompositeType): PartMeasure =>
    set.selections.map((selection) => ofSelection(selection, type)).reduce(sum, none)

  const ofSelection = (selection: SelectionNode, type: GraphQLCompositeType): PartMeasure => {
    const measure = withoutDirectives(selection, type)
    return { ...measure, directives: measure.directives + (selection.directives?.length ?? 0) }
  }

  const withoutDirectives = (selection: SelectionNode, type: GraphQLCompositeType) => {
    if (selection.kind === Kind.FIELD) return ofField(selection, type)
    if (selection.kind === Kind.FRAGMENT_SPREAD) return ofFragment(selection.name.value, type)
    return ofSet(selection.selectionSet, narrowed(selection.typeCondition?.name.value, type))
  }

  const ofFragment = (name: string, type: GraphQLCompositeType) => {
    const fragment = fragments[name]
    if (!fragment) return none
    const measure =
      fragmentMeasures.get(name) ?? ofSet(fragment.selectionSet, narrowed(fragment.typeCondition.name.value, type))
    fragmentMeasures.set(name, measure)
    return measure
  }

  const narrowed = (name: string | undefined, type: GraphQLCompositeType) => {
    const condition = name === undefined ? type : schema.getType(name)
    return isCompositeType(condition) ? condition : type
  }

  const ofField = (node: FieldNode, parent: GraphQLCompositeType): PartMeasure => {
    const aliases = node.alias ? 1 : 0
    const field = isObjectType(parent) || isInterfaceType(parent) ? parent.getFields()[node.name.value] : undefined
    const type = field && getNamedType(field.type)
    // Introspection fields are not among a type's fields. graphql limits their depth itself.
    if (!field) return { ...none, aliases }
    const args = field.args.length > 0 ? argumentsOf(field, node, variables) : {}
    const weight = weightOf(schema, field, args)
    // Fields of a connection beside its entries don't grow with the page.
    const isOnce = isConnection(parent) && !entries.has(field.name)
    const costs = (cost: number) => (isOnce ? { cost: 0, once: cost } : { cost, once: 0 })
    if (!isCompositeType(type)) return { ...none, aliases, depth: 1, ...costs(weight) }
    const inner = node.selectionSet ? ofSet(node.selectionSet, type) : none
    return {
      depth: inner.depth + 1,
      aliases: inner.aliases + aliases,
      directives: inner.directives,
      ...costs(weight + costOf(args, field, parent, inner.cost) + inner.once),
    }
  }

  /** The entries of a connection count once for each entry of the page; `pageInfo`, the totals and the facets count once. */
  const costOf = (
    args: Record<string, unknown>,
    field: GraphQLField<unknown, unknown>,
    parent: GraphQLCompositeType,
    inner: number,
  ) => {
    if (field.name === 'pageInfo') return 0
    const length = listSizeOf(args) ?? assumedSizeOf(schema, field) ?? DEFAULT_LIST_SIZE
    if (isConnection(getNamedType(field.type))) return 1 + length * inner
    const isEntries = isConnection(parent) && entries.has(field.name)
    return isListType(getNullableType(field.type)) && !isEntries ? length * (1 + inner) : 1 + inner
  }

  const root = schema.getRootType(operation.operation)
  return root ? ofSet(operation.selectionSet, root) : none
}

/** graphql-js refuses a variable that is null, where the argument has a default, only when the field is executed. */
const argumentsOf = (field: GraphQLField<unknown, unknown>, node: FieldNode, variables: Record<string, unknown>) => {
  try {
    return getArgumentValues(field, node, variables)
  } catch (error) {
    throw error instanceof GraphQLError ? badInput(error.message) : error
  }
}

/** The most entries that a list with these arguments has. Undefined for a list without `first` and `ids`. */
const listSizeOf = ({ first, ids }: Record<string, unknown>) => {
  if (Array.isArray(ids)) return ids.length
  return typeof first === 'number' ? Math.max(first, 0) : undefined
}

/** The fields of a connection that have its entries. */
const entries: ReadonlySet<string> = new Set(['nodes', 'edges'])

const isConnection = ({ name }: { name: string }) => name.endsWith('Connection')

const sum = (a: PartMeasure, b: PartMeasure): PartMeasure => ({
  depth: Math.max(a.depth, b.depth),
  aliases: a.aliases + b.aliases,
  directives: a.directives + b.directives,
  cost: a.cost + b.cost,
  once: a.once + b.once,
})
