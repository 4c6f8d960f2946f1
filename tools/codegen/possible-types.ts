import type { PluginFunction } from '@graphql-codegen/plugin-helpers'
import { isAbstractType, TypeInfo, visit, visitWithTypeInfo } from 'graphql'

/**
 * Which types an interface or union stands for: Apollo Client's cache matches fragments on them by it. Only those that a
 * document selects are needed, and each that isn't would be downloaded by everybody.
 */
export const plugin: PluginFunction = (schema, documents) => {
  const selected = new Set<unknown>()
  const types = new TypeInfo(schema)
  const note = { SelectionSet: () => void selected.add(types.getParentType()) }
  for (const { document } of documents) if (document) visit(document, visitWithTypeInfo(types, note))
  const possible = Object.values(schema.getTypeMap())
    .filter(isAbstractType)
    .filter((type) => selected.has(type))
    .map((type) => [type.name, schema.getPossibleTypes(type).map(({ name }) => name)])
  return `export const possibleTypes: Record<string, string[]> = ${JSON.stringify(Object.fromEntries(possible), null, 2)}\n`
}
