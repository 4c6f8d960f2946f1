import type { PluginFunction } from '@graphql-codegen/plugin-helpers'
import { type GraphQLSchema, isAbstractType, isObjectType, type NamedTypeNode, visit } from 'graphql'

/**
 * Generates the possible types by which Apollo Client's cache matches fragments on interfaces and unions. Types that no
 * fragment names go into a second map, used only in development, where Apollo Client warns of unknown types.
 */
export const plugin: PluginFunction = (schema, documents) => {
  const named = new Set<string>()
  const note = ({ typeCondition }: { typeCondition?: NamedTypeNode }) => {
    if (typeCondition) named.add(typeCondition.name.value)
  }
  for (const { document } of documents)
    if (document) visit(document, { FragmentDefinition: note, InlineFragment: note })
  const abstractTypes = Object.values(schema.getTypeMap())
    .filter(isAbstractType)
    .map((type) => ({ name: type.name, members: schema.getPossibleTypes(type).map((member) => member.name) }))
  const matched = abstractTypes.filter(({ name }) => named.has(name))
  const unmatched = abstractTypes.filter(
    (type) => !matched.includes(type) && type.members.some((member) => named.has(member)),
  )
  const failure = matched.find(({ name }) => name === 'Failure')
  if (failure) {
    unmatched.push({
      name: failure.name,
      members: [...failure.members, newerFailure([...named], failure.members, schema)],
    })
    // Instead of the list: while the cache writes a result that has the message, it learns by this pattern that the type is a failure.
    failure.members = ['.+']
  }
  return [declaration('possibleTypes', matched), declaration('possibleTypesByName', unmatched)].join('\n')
}

/** Matches a failure that a newer server adds, and not the known types that have a message, too: Apollo Client would warn of those. */
const newerFailure = (named: string[], failures: string[], schema: GraphQLSchema) => {
  const known = named.filter((name) => {
    const type = schema.getType(name)
    return isObjectType(type) && 'message' in type.getFields() && !failures.includes(name)
  })
  return `(?!(?:${known.sort().join('|')})$).+`
}

const declaration = (name: string, types: { name: string; members: string[] }[]) => {
  const map = Object.fromEntries(types.map((type) => [type.name, type.members]))
  return `export const ${name}: Record<string, string[]> = ${JSON.stringify(map, null, 2)}\n`
}
