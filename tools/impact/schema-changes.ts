import { type Change, CriticalityLevel, diff, type Rule, type TypeOfChangeType } from '@graphql-inspector/core'
import {
  type GraphQLArgument,
  type GraphQLInputField,
  type GraphQLSchema,
  isInputObjectType,
  isInterfaceType,
  isNonNullType,
  isObjectType,
  isRequiredArgument,
} from 'graphql'

type Level = 'breaking' | 'dangerous' | 'safe'

export type SchemaChange = {
  level: Level
  type: TypeOfChangeType
  /** `Type`, `Type.field`, `Type.field(arg:)`, `Enum.VALUE`, `Input.field`, `Union | Member`, `Type implements Interface`, `@directive(arg:)`. */
  coordinate: string
  message: string
  /** The parts of the coordinate. */
  names: string[]
}

const levels = { BREAKING: 'breaking', DANGEROUS: 'dangerous', NON_BREAKING: 'safe' } as const
const order = Object.values<Level>(levels)

/** The changes between two schemas by GraphQL Inspector's rules, breaking changes first. */
export const schemaChanges = async (base: GraphQLSchema, next: GraphQLSchema): Promise<SchemaChange[]> =>
  (await diff(base, next, [requiredWithoutDefault, withoutImpliedChanges]))
    .map(({ type, message, criticality, path, meta }) => {
      const names = namesOf(path, meta)
      return { level: levels[criticality.level], type, coordinate: coordinateOf(type, names), message, names }
    })
    .sort(
      (a, b) =>
        order.indexOf(a.level) - order.indexOf(b.level) ||
        compare(a.coordinate, b.coordinate) ||
        compare(a.message, b.message),
    )

export const compare = (a: string, b: string) => (a < b ? -1 : a > b ? 1 : 0)

/** The argument or input field that a path such as `Query.jobs.first` or `JobFilter.type` names. */
export const inputValueAt = (
  schema: GraphQLSchema | null,
  [typeName = '', field = '', argument]: string[],
): GraphQLArgument | GraphQLInputField | undefined => {
  const type = schema?.getType(typeName)
  if (isInputObjectType(type)) return type.getFields()[field]
  if (isObjectType(type) || isInterfaceType(type))
    return type.getFields()[field]?.args.find(({ name }) => name === argument)
}

/** GraphQL Inspector rates the removal of a non-null argument's default as dangerous only, although it makes it required. */
const requiredWithoutDefault: Rule = ({ changes, oldSchema, newSchema }) =>
  changes.map((change) => {
    if (!/^(FIELD_ARGUMENT_DEFAULT|INPUT_FIELD_DEFAULT_VALUE)_CHANGED$/.test(change.type)) return change
    const path = change.path?.split('.') ?? []
    const [before, after] = [inputValueAt(oldSchema, path), inputValueAt(newSchema, path)]
    if (!before || !after || !isNonNullType(before.type) || !isRequiredArgument(after)) return change
    const message = `${change.message}: it is required now`
    return { ...change, message, criticality: { ...change.criticality, level: CriticalityLevel.Breaking } }
  })

const isAddition = (type: string) => /^(TYPE|FIELD|FIELD_ARGUMENT|INPUT_FIELD|ENUM_VALUE|DIRECTIVE)_ADDED$/.test(type)

/**
 * Drops changes that follow from another: fields of a new type, the directive of a deprecation. GraphQL Inspector's own
 * `simplifyChanges` also drops a changed type if the same field has a new description.
 */
const withoutImpliedChanges: Rule = ({ changes }) => {
  const added = new Set(changes.filter(({ type }) => isAddition(type)).map(({ path }) => path))
  return changes.filter(({ type, path }) => {
    const names = path?.split('.') ?? []
    if (names.some((_, depth) => added.has(names.slice(0, depth).join('.')))) return false
    if (added.has(path)) return isAddition(type)
    // For input values the directive is the only sign of a deprecation.
    return !type.startsWith('DIRECTIVE_USAGE_') || /_(INPUT_FIELD|ARGUMENT)_DEFINITION_/.test(type)
  })
}

const namesOf = (path: string | undefined, meta: Change['meta']): string[] => {
  if ('unionName' in meta) return [meta.unionName, meta.addedUnionMemberTypeName ?? meta.removedUnionMemberTypeName]
  if ('addedInterfaceName' in meta) return [meta.objectTypeName, meta.addedInterfaceName]
  if ('removedInterfaceName' in meta) return [meta.objectTypeName, meta.removedInterfaceName]
  // `Type.field.@deprecated` is about `Type.field`.
  return (path ?? 'schema').replace(/\.@.*$/, '').split('.')
}

const coordinateOf = (type: TypeOfChangeType, [first = '', second, third]: string[]) => {
  if (type.startsWith('UNION_MEMBER_')) return `${first} | ${second}`
  if (type.startsWith('OBJECT_TYPE_INTERFACE_')) return `${first} implements ${second}`
  if (second === undefined) return first
  if (first.startsWith('@')) return `${first}(${second}:)`
  return third === undefined ? `${first}.${second}` : `${first}.${second}(${third}:)`
}
