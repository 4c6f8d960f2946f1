import {
  type DocumentNode,
  type FieldNode,
  type GraphQLLeafType,
  type GraphQLNullableType,
  type GraphQLObjectType,
  type GraphQLOutputType,
  type GraphQLSchema,
  getOperationAST,
  isLeafType,
  isListType,
  isNonNullType,
  isObjectType,
  type SelectionSetNode,
} from 'graphql'
import { didYouMean } from 'graphql/jsutils/didYouMean'
import { suggestionList } from 'graphql/jsutils/suggestionList'
import { sampleOf } from './sample-of'
import { selectedFields } from './selected-fields'

/**
 * What an operation may answer: what is given, checked against the schema, and for all the rest samples of its type. A list
 * has one entry, an interface or union is the type that `__typename` says, or its first. Throws all that is wrong, by path.
 * Where the rest is to be 'nothing', lists are empty, figures 0, and what may be null is.
 */
export const mockData = (
  schema: GraphQLSchema,
  document: DocumentNode,
  given?: unknown,
  rest: 'samples' | 'nothing' = 'samples',
): Record<string, unknown> => {
  const operation = getOperationAST(document)
  const root = operation && schema.getRootType(operation.operation)
  if (!root) throw new Error('A mock needs a document with one operation.')
  const selected = selectedFields(schema, document)
  const isNothing = rest === 'nothing'
  const problems: string[] = []
  const counts = new Map<string, number>()

  const wrong = (path: string, problem: string, advice = '') => {
    problems.push(`${path} ${problem}.${advice}`)
    return null
  }

  const value = (type: GraphQLOutputType, nodes: FieldNode[], given: unknown, path: string): unknown => {
    if (isNonNullType(type)) {
      return given === null
        ? wrong(path, `is null, which a ${type} never is`)
        : present(type.ofType, nodes, given, path)
    }
    if (given === undefined && isNothing) return isListType(type) ? [] : null
    return given === null ? null : present(type, nodes, given, path)
  }

  const present = (
    type: GraphQLNullableType & GraphQLOutputType,
    nodes: FieldNode[],
    given: unknown,
    path: string,
  ): unknown => {
    if (isListType(type)) {
      const list = given === undefined ? (isNothing ? [] : [undefined]) : given
      if (!Array.isArray(list)) return wrong(path, `is ${JSON.stringify(list)}, not a list`)
      return list.map((item, index) => value(type.ofType, nodes, item, `${path}.${index}`))
    }
    if (isLeafType(type)) return leaf(type, nodes, given, path)
    const types = isObjectType(type) ? [type] : schema.getPossibleTypes(type)
    const sets = nodes.flatMap(({ selectionSet }) => selectionSet ?? [])
    return object(types, sets, given, path)
  }

  const leaf = (type: GraphQLLeafType, [node]: FieldNode[], given: unknown, path: string) => {
    if (given === undefined) return sampleOf(type, node?.name.value ?? '', isNothing)
    try {
      type.parseValue(given)
      return given
    } catch {
      return wrong(path, `is ${JSON.stringify(given)}, not of type ${type}`)
    }
  }

  const object = (types: readonly GraphQLObjectType[], sets: SelectionSetNode[], given: unknown, path: string) => {
    if (given === null || (given !== undefined && typeof given !== 'object') || Array.isArray(given))
      return wrong(path, `is ${JSON.stringify(given)}, not an object`)
    const parts = new Map(Object.entries(given ?? {}))
    const name = parts.get('__typename')
    const type = name === undefined ? types[0] : types.find((type) => type.name === name)
    if (!type) return wrong(path, `is of type ${JSON.stringify(name)}, not ${types.join(' or ')}`)
    return fill(type, selected(type, sets), parts, path)
  }

  const fill = (
    type: GraphQLObjectType,
    fields: Map<string, FieldNode[]>,
    given: Map<string, unknown>,
    path: string,
  ) => {
    const at = (key: string) => (path ? `${path}.${key}` : key)
    for (const key of given.keys()) {
      if (key === '__typename' || fields.has(key)) continue
      const advice = didYouMean(suggestionList(key, [...fields.keys()]))
      wrong(at(key), `is nothing that ${operation.name?.value} asks ${type} for`, advice)
    }
    const number = (counts.get(type.name) ?? 0) + 1
    counts.set(type.name, number)
    const filled: Record<string, unknown> = { __typename: type.name }
    for (const [key, nodes] of fields) {
      const field = type.getFields()[nodes[0]?.name.value ?? '']
      if (!field) continue
      const own = given.get(key)
      const isOwnId = own === undefined && field.name === 'id'
      filled[key] = isOwnId ? `${type.name}-${number}` : value(field.type, nodes, own, at(key))
    }
    return filled
  }

  const filled = object([root], [operation.selectionSet], given, '')
  if (!filled || problems.length > 0) throw new Error(`${operation.name?.value}: ${problems.join('\n')}`)
  return filled
}
