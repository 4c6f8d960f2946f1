import type { PluginFunction } from '@graphql-codegen/plugin-helpers'
import { isAbstractType } from 'graphql'

/** Which types an interface or union stands for: Apollo Client's cache matches fragments on them by it. */
export const plugin: PluginFunction = (schema) => {
  const types = Object.values(schema.getTypeMap())
    .filter(isAbstractType)
    .map((type) => [type.name, schema.getPossibleTypes(type).map(({ name }) => name)])
  return `export const possibleTypes: Record<string, string[]> = ${JSON.stringify(Object.fromEntries(types), null, 2)}\n`
}
