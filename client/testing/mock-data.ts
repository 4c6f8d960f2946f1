import {
  type DocumentNode,
  type FieldNode,
  type GraphQLField,
  type GraphQLNamedType,
  type GraphQLNullableType,
  type GraphQLObjectType,
  type GraphQLOutputType,
  type GraphQLSchema,
  getOperationAST,
  isAbstractType,
  isLeafType,
  isListType,
  isNonNullType,
  isObjectType,
  Kind,
  type SelectionSetNode,
} from 'graphql'
import { didYouMean } from 'graphql/jsutils/didYouMean'
import { suggestionList } from 'graphql/jsutils/suggestionList'
import { isValueOf, sampleOf } from './sample-of'
import { selectedFields } from './selected-fields'

interface SelectedField {
  field: GraphQLField<unknown, unknown>
  selectionSets: SelectionSetNode[]
}

/**
 * The result of an operation or a fragment: the values of `mocked`, checked against the schema, and sample values for the rest. A list
 * has one entry; an interface or union is the type in `__typename`, or its first type. With the rest as 'nothing', lists are empty,
 * numbers are 0, and nullable fields are null. Throws all mistakes with their paths.
 * @param counts the number of sample ids of each type so far
 */
export const mockData = (
  schema: GraphQLSchema,
  document: DocumentNode,
  mocked?: unknown,
  rest: 'samples' | 'nothing' = 'samples',
  counts = new Map<string, number>(),
): Record<string, unknown> => {
  const { name: definitionName, types, selectionSet } = mockedDefinition(schema, document)
  const fieldsOf = selectedFields(schema, document)
  const isNothing = rest === 'nothing'
  const problems: string[] = []

  const report = (path: string, problem: string, advice = '') => {
    problems.push(`${path} ${problem}.${advice}`)
    return null
  }

  const fieldValue = (type: GraphQLOutputType, selected: SelectedField, mocked: unknown, path: string): unknown => {
    if (isNonNullType(type)) {
      return mocked === null
        ? report(path, `is null, but ${type} is not nullable`)
        : nonNullValue(type.ofType, selected, mocked, path)
    }
    if (mocked === undefined && isNothing) return isListType(type) ? [] : null
    return mocked === null ? null : nonNullValue(type, selected, mocked, path)
  }

  const nonNullValue = (
    type: GraphQLNullableType & GraphQLOutputType,
    selected: SelectedField,
    mocked: unknown,
    path: string,
  ): unknown => {
    if (isListType(type)) {
      const list = mocked === undefined ? (isNothing ? [] : [undefined]) : mocked
      if (!Array.isArray(list)) return report(path, `is ${JSON.stringify(list)}, not a list`)
      return list.map((item, index) => fieldValue(type.ofType, selected, item, `${path}.${index}`))
    }
    if (isLeafType(type)) {
      if (mocked === undefined) return sampleOf(type, selected.field, isNothing)
      return isValueOf(type, mocked) ? mocked : report(path, `is ${JSON.stringify(mocked)}, not of type ${type}`)
    }
    return object(objectTypes(schema, type), selected.selectionSets, mocked, path)
  }

  const object = (types: readonly GraphQLObjectType[], sets: SelectionSetNode[], mocked: unknown, path: string) => {
    if (mocked === null || (mocked !== undefined && typeof mocked !== 'object') || Array.isArray(mocked))
      return report(path, `is ${JSON.stringify(mocked)}, not an object`)
    const parts = new Map(Object.entries(mocked ?? {}))
    const name = parts.get('__typename')
    const type = name === undefined ? types[0] : types.find((type) => type.name === name)
    if (!type) return report(path, `is of type ${JSON.stringify(name)}, not ${types.join(' or ')}`)
    return fill(type, fieldsOf(type, sets), parts, path)
  }

  const fill = (
    type: GraphQLObjectType,
    fields: Map<string, FieldNode[]>,
    mocked: Map<string, unknown>,
    path: string,
  ) => {
    const at = (key: string) => (path ? `${path}.${key}` : key)
    for (const key of mocked.keys()) {
      if (key === '__typename' || fields.has(key)) continue
      const advice = didYouMean(suggestionList(key, [...fields.keys()]))
      report(at(key), `is not a field that ${definitionName} selects of ${type}`, advice)
    }
    const number = (counts.get(type.name) ?? 0) + 1
    counts.set(type.name, number)
    const filled: Record<string, unknown> = { __typename: type.name }
    for (const [key, nodes] of fields) {
      const field = type.getFields()[nodes[0]?.name.value ?? '']
      if (!field) continue
      const value = mocked.get(key)
      const isSampleId = value === undefined && field.name === 'id'
      const selectionSets = nodes.flatMap(({ selectionSet }) => selectionSet ?? [])
      filled[key] = isSampleId
        ? `${type.name}-${number}`
        : fieldValue(field.type, { field, selectionSets }, value, at(key))
    }
    return filled
  }

  const filled = object(types, [selectionSet], mocked, '')
  if (!filled || problems.length > 0) throw new Error(`${definitionName}: ${problems.join('\n')}`)
  return filled
}

/** The operation of a document, or else its own fragment, which stands before those that it spreads. */
const mockedDefinition = (schema: GraphQLSchema, document: DocumentNode) => {
  const operation = getOperationAST(document)
  const [fragment] = document.definitions
  if (operation) {
    const { name, selectionSet } = operation
    return { name: name?.value, types: objectTypes(schema, schema.getRootType(operation.operation)), selectionSet }
  }
  if (fragment?.kind !== Kind.FRAGMENT_DEFINITION)
    throw new Error('A mock needs a document with an operation or a fragment.')
  const { name, typeCondition, selectionSet } = fragment
  return { name: name.value, types: objectTypes(schema, schema.getType(typeCondition.name.value)), selectionSet }
}

const objectTypes = (schema: GraphQLSchema, type: GraphQLNamedType | null | undefined) => {
  if (isAbstractType(type)) return schema.getPossibleTypes(type)
  return isObjectType(type) ? [type] : []
}
