import { type GraphQLSchema, isRequiredArgument } from 'graphql'
import type { AffectedDocument, Definition } from './document-usage'
import { compare, inputValueAt, type SchemaChange } from './schema-changes'

/** The keys of `Definition.uses` by which a change affects a definition. The first that is found gives the line. */
export const affectedUses = ({ type, level, names }: SchemaChange, next: GraphQLSchema): string[] => {
  const [first = '', second, third] = names
  const member = `${first}.${second}`
  if (/DESCRIPTION|LOCATION_ADDED/.test(type)) return []
  if (type.startsWith('SCHEMA_')) return [type.split('_')[1]?.toLowerCase() ?? '']
  if (type.startsWith('UNION_MEMBER_')) return [`${first} > ${second}`, first]
  if (type.startsWith('OBJECT_TYPE_INTERFACE_')) return [`${second} > ${first}`, `${second}`]
  if (second === undefined) return [first]
  if (first.startsWith('@')) return [type.endsWith('_ADDED') ? first : `${first}(${second}:)`]
  if (type === 'ENUM_VALUE_ADDED' || type === 'ENUM_VALUE_REMOVED') return [member, first]
  const value = inputValueAt(next, names)
  const isRequired = value !== undefined && isRequiredArgument(value)
  if (third !== undefined) {
    if (type === 'FIELD_ARGUMENT_DEFAULT_CHANGED') return [`${member}(${third})`]
    const affectsEveryCall =
      type === 'FIELD_ARGUMENT_ADDED' ? level !== 'safe' : isRequired && type.endsWith('TYPE_CHANGED')
    return [affectsEveryCall ? member : `${member}(${third}:)`]
  }
  const affectsEveryInput =
    type === 'INPUT_FIELD_DEFAULT_VALUE_CHANGED' ||
    (type === 'INPUT_FIELD_ADDED' && level !== 'safe') ||
    (type === 'INPUT_FIELD_TYPE_CHANGED' && isRequired)
  return [affectsEveryInput ? first : member]
}

/** The definitions that use one of the keys, or spread a fragment that does. */
export const affectedDocuments = (keys: string[], definitions: Definition[]): AffectedDocument[] => {
  const fragments = new Map(
    definitions.filter(({ kind }) => kind === 'fragment').map((fragment) => [fragment.name, fragment]),
  )
  const lines = new Map<Definition, number | undefined>()
  const lineIn = (definition: Definition): number | undefined => {
    if (lines.has(definition)) return lines.get(definition)
    lines.set(definition, undefined) // Ends the recursion for fragments that spread each other.
    const own = keys.map((key) => definition.uses.get(key)).find((line) => line !== undefined)
    const spread = definition.spreads.find(({ name }) => {
      const fragment = fragments.get(name)
      return fragment && lineIn(fragment) !== undefined
    })
    lines.set(definition, own ?? spread?.line)
    return lines.get(definition)
  }
  return definitions
    .flatMap((definition) => {
      const line = lineIn(definition)
      const { file, kind, name } = definition
      return line === undefined ? [] : [{ file, line, kind, name }]
    })
    .sort((a, b) => compare(a.file, b.file) || a.line - b.line)
}
