import {
  type DocumentNode,
  type GraphQLObjectType,
  getNamedType,
  getNullableType,
  getOperationAST,
  isAbstractType,
  isListType,
  isObjectType,
  OperationTypeNode,
  parse,
  type SelectionSetNode,
} from 'graphql'
import { expect, test } from 'vitest'
import { schema } from '../../server/api/schema'
import { createCache } from '../apollo/cache'
import { addDashboardPolicies } from '../apollo/dashboard-policies'
import { allOperations } from './all-operations'
import { selectedFields } from './selected-fields'

interface Selection {
  operation: string
  isMutation: boolean
  names: Set<string>
}

/** Fields of objects with an id whose values have none: the cache has only one of each, inside the object. */
interface Embedded {
  parent: string
  field: string
  type: string
  isList: boolean
  selections: Selection[]
}

const embedded = new Map<string, Embedded>()

const note = (operation: string, document: DocumentNode) => {
  const fields = selectedFields(schema, document)
  const definition = getOperationAST(document)
  const isMutation = definition?.operation === OperationTypeNode.MUTATION
  const noteObject = (parent: GraphQLObjectType, sets: SelectionSetNode[]) => {
    for (const [, nodes] of fields(parent, sets)) {
      const definition = parent.getFields()[nodes[0]?.name.value ?? '']
      if (!definition) continue
      const type = getNamedType(definition.type)
      const inner = nodes.flatMap(({ selectionSet }) => selectionSet ?? [])
      const types = isObjectType(type) ? [type] : isAbstractType(type) ? schema.getPossibleTypes(type) : []
      for (const object of types) {
        if (parent.getFields().id && !object.getFields().id) {
          const key = `${parent.name}.${definition.name}`
          const isList = isListType(getNullableType(definition.type))
          const entry = embedded.get(key) ?? {
            parent: parent.name,
            field: definition.name,
            type: object.name,
            isList,
            selections: [],
          }
          entry.selections.push({ operation, isMutation, names: new Set(fields(object, inner).keys()) })
          embedded.set(key, entry)
        }
        noteObject(object, inner)
      }
    }
  }
  const root = definition && schema.getRootType(definition.operation)
  if (root) noteObject(root, [definition.selectionSet])
}

for (const [name, document] of allOperations) note(name, document)

const namesOf = ({ selections }: Embedded) => new Set(selections.map(({ names }) => [...names].sort().join()))
const differing = [...embedded].filter(([, entry]) => namesOf(entry).size > 1)

test.each(differing.filter(([, { isList }]) => !isList))(
  'objects without ids: the cache merges %s, because operations select different fields of it',
  (_, { parent, field, type }) => {
    const cache = createCache()
    addDashboardPolicies(cache)
    const id = cache.identify({ __typename: parent, id: 'x' }) ?? ''
    for (const name of ['one', 'other'])
      cache.writeFragment({
        id,
        fragment: parse(`fragment Written on ${parent} { ${field} { ${name} } }`),
        data: { __typename: parent, [field]: { __typename: type, [name]: 1 } },
      })
    const fragment = parse(`fragment Read on ${parent} { ${field} { one other } }`)
    expect(cache.readFragment({ id, fragment })).not.toBeNull()
  },
)

test.each(differing.filter(([, { isList }]) => isList))(
  'objects without ids: a mutation selects all fields of the list %s that queries select',
  (_, { selections }) => {
    const all = new Set(selections.flatMap(({ names }) => [...names]))
    const partial = selections.filter(({ isMutation, names }) => isMutation && names.size < all.size)
    expect(partial.map(({ operation }) => operation)).toEqual([])
  },
)
