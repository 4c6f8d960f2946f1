import { type Change as Difference, diff, type TypeOfChangeType } from '@graphql-inspector/core'
import type { GraphQLSchema } from 'graphql'

export type Level = 'breaking' | 'dangerous' | 'safe'

export type Change = {
  level: Level
  type: TypeOfChangeType
  /** `Type`, `Type.field`, `Type.field(arg:)`, `Enum.VALUE`, `Input.field`, `Union | Member`, `Type implements Interface`, `@directive(arg:)`. */
  coordinate: string
  message: string
  /** The parts of the coordinate. */
  names: string[]
}

const levels: Record<Difference['criticality']['level'], Level> = {
  BREAKING: 'breaking',
  DANGEROUS: 'dangerous',
  NON_BREAKING: 'safe',
}
const order = Object.values(levels)

/** What differs between two schemas, by GraphQL Inspector's rules, the worst first. */
export const changesBetween = async (base: GraphQLSchema, next: GraphQLSchema): Promise<Change[]> =>
  withoutEchoes(await diff(base, next))
    .map((difference) => {
      const names = namesOf(difference)
      const { type, message, criticality } = difference
      return { level: levels[criticality.level], type, coordinate: coordinateOf(type, names), message, names }
    })
    .sort(
      (a, b) =>
        order.indexOf(a.level) - order.indexOf(b.level) ||
        compare(a.coordinate, b.coordinate) ||
        compare(a.message, b.message),
    )

export const compare = (a: string, b: string) => (a < b ? -1 : a > b ? 1 : 0)

const additions: TypeOfChangeType[] = [
  'TYPE_ADDED',
  'FIELD_ADDED',
  'FIELD_ARGUMENT_ADDED',
  'INPUT_FIELD_ADDED',
  'ENUM_VALUE_ADDED',
  'DIRECTIVE_ADDED',
]
const parent = (path: string) => path.slice(0, Math.max(path.lastIndexOf('.'), 0))
const isUsage = ({ type }: Difference) => type.startsWith('DIRECTIVE_USAGE_')

/**
 * One edit, one line: a new type brings its fields, a deprecation its directive. Not by the library's own `simplifyChanges`,
 * which takes a new description for the whole edit and hides that the field's type changed too.
 */
const withoutEchoes = (all: Difference[]) => {
  const added = new Set(all.filter(({ type }) => additions.includes(type)).map(({ path }) => path))
  const paths = new Set(all.filter((one) => !isUsage(one)).map(({ path }) => path))
  const usages = new Set(all.filter(isUsage).map(({ path }) => path))
  return all.filter((one) => {
    const path = one.path ?? ''
    for (let above = parent(path); above; above = parent(above)) if (added.has(above)) return false
    if (added.has(path)) return additions.includes(one.type)
    if (!isUsage(one)) return true
    return !paths.has(path) && !paths.has(parent(path)) && !usages.has(parent(path))
  })
}

const is = <T extends TypeOfChangeType>(difference: Difference, type: T): difference is Difference<T> =>
  difference.type === type

const namesOf = (difference: Difference): string[] => {
  if (is(difference, 'UNION_MEMBER_ADDED')) return [difference.meta.unionName, difference.meta.addedUnionMemberTypeName]
  if (is(difference, 'UNION_MEMBER_REMOVED'))
    return [difference.meta.unionName, difference.meta.removedUnionMemberTypeName]
  if (is(difference, 'OBJECT_TYPE_INTERFACE_ADDED'))
    return [difference.meta.objectTypeName, difference.meta.addedInterfaceName]
  if (is(difference, 'OBJECT_TYPE_INTERFACE_REMOVED'))
    return [difference.meta.objectTypeName, difference.meta.removedInterfaceName]
  // `Type.field.@deprecated.reason` is about Type.field.
  return (difference.path ?? 'schema').replace(/\.@.*$/, '').split('.')
}

const coordinateOf = (type: TypeOfChangeType, [first = '', second, third]: string[]) => {
  if (type.startsWith('UNION_MEMBER_')) return `${first} | ${second}`
  if (type.startsWith('OBJECT_TYPE_INTERFACE_')) return `${first} implements ${second}`
  if (second === undefined) return first
  if (first.startsWith('@')) return `${first}(${second}:)`
  return third === undefined ? `${first}.${second}` : `${first}.${second}(${third}:)`
}
