import { type GraphQLSchema, isObjectType } from 'graphql'
import type { Files } from '../lib/files'
import { inputTypesIn } from './document-usage'
import { hasColumn, type Location, type Resolvers } from './resolvers'
import { compare, type SchemaChange } from './schema-changes'

export type ResolverTask = { action: 'write' | 'change' | 'remove'; coordinate: string; file: string; line?: number }

type Project = { base: GraphQLSchema; next: GraphQLSchema; resolvers: Resolvers; files: Files }

/** The resolvers to write, change or remove. */
export const resolverTasks = ({ type, names }: SchemaChange, project: Project): ResolverTask[] => {
  const { locations, opaque } = project.resolvers
  const [first = '', second = ''] = names
  const member = `${first}.${second}`
  const existing = (action: ResolverTask['action'], ...coordinates: string[]): ResolverTask[] =>
    coordinates.flatMap((coordinate) =>
      (locations.get(coordinate) ?? []).map((location) => ({ action, coordinate, ...location })),
    )
  if (type === 'FIELD_ADDED') return toWrite(first, second, project)
  if (type === 'TYPE_ADDED')
    return fieldsOf(project.next, first).flatMap(({ name, args }) => (args.length ? toWrite(first, name, project) : []))
  if (type === 'TYPE_REMOVED') return existing('remove', first)
  if (type === 'TYPE_KIND_CHANGED') return existing('change', first)
  if (type === 'FIELD_REMOVED') {
    return opaque.has(first) && !locations.has(member) ? existing('change', first) : existing('remove', member)
  }
  if (/^FIELD_(TYPE_CHANGED|ARGUMENT_(ADDED|REMOVED|TYPE_CHANGED))$/.test(type)) return existing('change', member)
  if (/^INPUT_FIELD_(ADDED|REMOVED|TYPE_CHANGED)$/.test(type))
    return existing('change', ...fieldsTaking(first, project))
  if (type.startsWith('UNION_MEMBER_')) return existing('change', `${first}.__resolveType`)
  if (type.startsWith('OBJECT_TYPE_INTERFACE_')) return existing('change', `${second}.__resolveType`)
  return []
}

const fieldsOf = (schema: GraphQLSchema, typeName: string) => {
  const type = schema.getType(typeName)
  return isObjectType(type) ? Object.values(type.getFields()) : []
}

/** The task for a field without resolver and column. Its place is beside its type's resolvers, in the module of its schema file. */
const toWrite = (type: string, field: string, { next, resolvers, files }: Project): ResolverTask[] => {
  const coordinate = `${type}.${field}`
  const parent = next.getType(type)
  if (!isObjectType(parent) || resolvers.locations.has(coordinate) || hasColumn(type, field, files)) return []
  const file = resolverFile(parent.getFields()[field]?.astNode?.loc?.source.name ?? '', next, resolvers)
  const besideType = resolvers.locations.get(type) ?? []
  const isRoot = [next.getQueryType(), next.getMutationType(), next.getSubscriptionType()].includes(parent)
  const location: Location | undefined =
    besideType.find((one) => one.file === file) ?? (isRoot ? undefined : besideType[0])
  return [{ action: 'write', coordinate, ...(location ?? { file }) }]
}

/** A file that resolves something of the same schema file. */
const resolverFile = (source: string, schema: GraphQLSchema, { locations }: Resolvers) => {
  const coordinates = Object.keys(schema.getTypeMap()).flatMap((type) =>
    fieldsOf(schema, type)
      .filter(({ astNode }) => astNode?.loc?.source.name === source)
      .map(({ name }) => `${type}.${name}`),
  )
  return coordinates.flatMap((coordinate) => locations.get(coordinate) ?? [])[0]?.file ?? 'server/modules'
}

/** The fields with an argument that holds the input type. */
const fieldsTaking = (input: string, { base, next }: Project) => {
  const coordinates = [base, next].flatMap((schema) =>
    Object.keys(schema.getTypeMap()).flatMap((type) =>
      fieldsOf(schema, type)
        .filter(({ args }) => args.some(({ type }) => [...inputTypesIn(type)].some(({ name }) => name === input)))
        .map(({ name }) => `${type}.${name}`),
    ),
  )
  return [...new Set(coordinates)].sort(compare)
}
