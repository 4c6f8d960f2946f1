import {
  type GraphQLField,
  type GraphQLObjectType,
  type GraphQLOutputType,
  getNamedType,
  getNullableType,
  isInterfaceType,
  isLeafType,
  isListType,
  isObjectType,
  isUnionType,
} from 'graphql'
import { describe, expect, test } from 'vitest'
import { schema } from '../schema'

const types = Object.values(schema.getTypeMap()).filter((type) => !type.name.startsWith('__'))
const objectTypes = types.filter(isObjectType)
const connections = objectTypes.filter(({ name }) => name.endsWith('Connection'))
const isConnection = (type: GraphQLOutputType) => getNamedType(type).name.endsWith('Connection')
const typeOf = (type: GraphQLObjectType, field: string) => String(type.getFields()[field]?.type)

/** The fields of objects and interfaces, with their names. */
const fields = types
  .filter((type) => isObjectType(type) || isInterfaceType(type))
  .flatMap((type) =>
    Object.values(type.getFields()).map((field): [string, GraphQLField<unknown, unknown>] => [
      `${type.name}.${field.name}`,
      field,
    ]),
  )

describe('Relay cursor connections', () => {
  test.each(connections.map((type): [string, GraphQLObjectType] => [type.name, type]))(
    '%s has edges with node and cursor, and pageInfo',
    (name, type) => {
      const edgeName = name.replace(/Connection$/, 'Edge')
      expect(typeOf(type, 'pageInfo')).toBe('PageInfo!')
      expect(typeOf(type, 'edges')).toBe(`[${edgeName}!]!`)
      const edge = objectTypes.find((each) => each.name === edgeName)
      const node = edge?.getFields().node?.type
      expect(String(edge?.getFields().cursor?.type)).toBe('String!')
      expect(node && isListType(getNullableType(node))).toBe(false)
      expect(typeOf(type, 'nodes')).toBe(`[${node}]!`)
    },
  )

  test('names that end in Connection or Edge belong to connections', () => {
    const named = types.filter(({ name }) => name.endsWith('Connection')).map(({ name }) => name)
    expect(named).toEqual(connections.map(({ name }) => name))
    expect(named.length).toBeGreaterThan(10)
    const edges = types.filter(({ name }) => name.endsWith('Edge')).map(({ name }) => name)
    expect(edges).toEqual(named.map((name) => name.replace(/Connection$/, 'Edge')))
  })

  test('PageInfo has the fields of the specification', () => {
    const [pageInfo] = objectTypes.filter(({ name }) => name === 'PageInfo')
    const fields = Object.values(pageInfo?.getFields() ?? {}).map(({ name, type }) => [name, String(type)])
    expect(Object.fromEntries(fields)).toEqual({
      hasNextPage: 'Boolean!',
      hasPreviousPage: 'Boolean!',
      startCursor: 'String',
      endCursor: 'String',
    })
  })

  test.each(fields.filter(([, { type }]) => isConnection(type)))('%s takes first and after', (_, { type, args }) => {
    const typeOfArg = (name: string) => String(args.find((arg) => arg.name === name)?.type)
    expect(isObjectType(getNullableType(type))).toBe(true)
    expect([typeOfArg('first'), typeOfArg('after')]).toEqual(['Int!', 'String'])
  })

  test('only connections take `after`', () => {
    const others = fields.filter(
      ([, { type, args }]) => !isConnection(type) && args.some(({ name }) => name === 'after'),
    )
    expect(others.map(([name]) => name)).toEqual(['Subscription.liveEvents'])
  })
})

describe('Relay global object identification', () => {
  const node = schema.getType('Node')
  const implementations = isInterfaceType(node) ? schema.getPossibleTypes(node) : []

  test('Node has an id, and the query root has node and nodes', () => {
    const root = Object.fromEntries(fields.map(([name, field]) => [name, field]))
    const shapeOf = (field: GraphQLField<unknown, unknown> | undefined) => [
      String(field?.type),
      ...(field?.args ?? []).map(({ name, type }) => `${name}: ${type}`),
    ]
    expect(
      isInterfaceType(node) && Object.values(node.getFields()).map(({ name, type }) => `${name}: ${type}`),
    ).toEqual(['id: ID!'])
    expect(shapeOf(root['Query.node'])).toEqual(['Node', 'id: ID!'])
    expect(shapeOf(root['Query.nodes'])).toEqual(['[Node]!', 'ids: [ID!]!'])
  })

  /** The object types that a root query field returns: alone, in a list, or as nodes of a connection. */
  const returnedTypes = (type: GraphQLOutputType): readonly GraphQLObjectType[] => {
    const named = getNamedType(type)
    if (isLeafType(named)) return []
    if (isUnionType(named)) return named.getTypes()
    if (isInterfaceType(named)) return schema.getPossibleTypes(named)
    const nodes = named.getFields().nodes?.type
    return isConnection(named) && nodes ? returnedTypes(nodes) : [named]
  }

  test('every type with an id that a query returns implements Node, except the second view of a listing and what only a session lists', () => {
    const returned = fields.flatMap(([name, { type }]) => (/^Query\.(?!nodes?$)/.test(name) ? returnedTypes(type) : []))
    const withId = returned.filter((type) => type.getFields().id)
    expect([...new Set(withId.map(({ name }) => name))].sort()).toEqual(
      [...implementations.map(({ name }) => name), 'AccessToken', 'OwnListing', 'SecurityEvent'].sort(),
    )
  })
})
