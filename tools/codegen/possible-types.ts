import type { PluginFunction } from '@graphql-codegen/plugin-helpers'
import { isAbstractType, type NamedTypeNode, visit } from 'graphql'

/**
 * Which types an interface or union stands for: Apollo Client's cache matches fragments on them by it. Fragments on one
 * concrete type match by its name, so only what a document names is needed; the rest would be downloaded by everybody.
 */
export const plugin: PluginFunction = (schema, documents) => {
  const named = new Set<string>()
  const note = ({ typeCondition }: { typeCondition?: NamedTypeNode }) => {
    if (typeCondition) named.add(typeCondition.name.value)
  }
  for (const { document } of documents)
    if (document) visit(document, { FragmentDefinition: note, InlineFragment: note })
  const possible = Object.values(schema.getTypeMap())
    .filter(isAbstractType)
    .filter((type) => named.has(type.name))
    .map((type) => [type.name, schema.getPossibleTypes(type).map(({ name }) => name)])
  return `export const possibleTypes: Record<string, string[]> = ${JSON.stringify(Object.fromEntries(possible), null, 2)}\n`
}
