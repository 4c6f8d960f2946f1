import { type GraphQLSchema, getNamedType, isObjectType } from 'graphql'
import type { Files } from '../lib/files'
import { type Change, compare } from './changes'
import { homeOf } from './home-of'
import { columnsOf, type Place, type Resolvers } from './resolvers'
import { inputs } from './uses'

export type Task = { action: 'write' | 'change' | 'remove'; coordinate: string; file: string; line?: number }

type Project = { base: GraphQLSchema; next: GraphQLSchema; resolvers: Resolvers; files: Files }

/** What is to do on the server. */
export const tasksOf = (change: Change, project: Project): Task[] => {
  const { places, open } = project.resolvers
  const [first = '', second = ''] = change.names
  const field = `${first}.${second}`
  const existing = (action: Task['action'], coordinate: string): Task[] =>
    (places.get(coordinate) ?? []).map((place) => ({ action, coordinate, ...place }))
  switch (change.type) {
    case 'FIELD_ADDED':
      return toWrite(first, second, project)
    case 'FIELD_REMOVED': {
      const own = existing('remove', field)
      return own.length === 0 && open.has(first) ? existing('change', first) : own
    }
    case 'FIELD_TYPE_CHANGED':
    case 'FIELD_ARGUMENT_ADDED':
    case 'FIELD_ARGUMENT_REMOVED':
    case 'FIELD_ARGUMENT_TYPE_CHANGED':
      return existing('change', field)
    case 'INPUT_FIELD_ADDED':
    case 'INPUT_FIELD_REMOVED':
    case 'INPUT_FIELD_TYPE_CHANGED':
      return takers(first, project).flatMap((coordinate) => existing('change', coordinate))
    case 'UNION_MEMBER_ADDED':
    case 'UNION_MEMBER_REMOVED':
      return existing('change', `${first}.__resolveType`)
    case 'OBJECT_TYPE_INTERFACE_ADDED':
    case 'OBJECT_TYPE_INTERFACE_REMOVED':
      return existing('change', `${second}.__resolveType`)
    case 'TYPE_ADDED':
      return withArguments(first, project.next).flatMap((name) => toWrite(first, name, project))
    case 'TYPE_REMOVED':
      return existing('remove', first)
    case 'TYPE_KIND_CHANGED':
      return existing('change', first)
    default:
      return []
  }
}

/** A field of an object that nothing resolves yet, and no column holds. */
const toWrite = (type: string, field: string, { next, resolvers, files }: Project): Task[] => {
  const coordinate = `${type}.${field}`
  const parent = next.getType(type)
  if (!isObjectType(parent) || resolvers.places.has(coordinate) || columnsOf(type, files).has(field)) return []
  const source = parent.getFields()[field]?.astNode?.loc?.source.name ?? ''
  const own = homeOf(source, next, resolvers, files)
  const beside = resolvers.places.get(type) ?? []
  const isRoot = [next.getQueryType(), next.getMutationType()].includes(parent)
  const place: Place | undefined = beside.find(({ file }) => file === own) ?? (isRoot ? undefined : beside[0])
  const file = files.has(own) || isRoot ? own : 'server/modules'
  return [{ action: 'write', coordinate, ...(place ?? { file }) }]
}

/** The fields of a new type that can't come by themselves from the object that stands for it. */
const withArguments = (type: string, schema: GraphQLSchema) => {
  const found = schema.getType(type)
  if (!isObjectType(found)) return []
  return Object.values(found.getFields()).flatMap(({ name, args }) => (args.length > 0 ? [name] : []))
}

/** The fields that an input can be sent to. */
const takers = (input: string, { base, next }: Project) => {
  const found = [base, next].flatMap((schema) =>
    Object.values(schema.getTypeMap()).flatMap((type) =>
      isObjectType(type)
        ? Object.values(type.getFields())
            .filter(({ args }) =>
              args.some((argument) => [...inputs(getNamedType(argument.type))].some(({ name }) => name === input)),
            )
            .map(({ name }) => `${type.name}.${name}`)
        : [],
    ),
  )
  return [...new Set(found)].sort(compare)
}
