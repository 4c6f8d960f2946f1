import type { DocumentNode } from '@apollo/client'
import { getOperationAST, Kind, OperationTypeNode, type TypeNode, visit } from 'graphql'
import { expect, onTestFinished, test, vi } from 'vitest'
import { schema } from '../../server/api/schema'
import { createCache } from '../apollo/cache'
import { addDashboardPolicies } from '../apollo/dashboard-policies'
import { allOperations } from './all-operations'
import { mockData } from './mock-data'

/** Counts no ids: all objects of a type are the same one, so that every two operations write it. */
class SameIds extends Map<string, number> {
  override get() {
    return 0
  }
}

const newCache = () => {
  const cache = createCache()
  addDashboardPolicies(cache)
  return cache
}

const isList = (type: TypeNode): boolean =>
  type.kind === Kind.LIST_TYPE || (type.kind === Kind.NON_NULL_TYPE && isList(type.type))
const isRequired = (type: TypeNode) => type.kind === Kind.NON_NULL_TYPE
const isBoolean = (type: TypeNode): boolean =>
  type.kind === Kind.NAMED_TYPE ? type.name.value === 'Boolean' : isBoolean(type.type)

/** The same arguments for all operations; only the conditions of @skip and @include differ. */
const variablesOf = (document: DocumentNode, condition: boolean) =>
  Object.fromEntries(
    (getOperationAST(document)?.variableDefinitions ?? []).map(({ variable, type }) => [
      variable.name.value,
      isBoolean(type) ? condition : isRequired(type) ? (isList(type) ? ['x'] : 'x') : undefined,
    ]),
  )

/** Fields of cached objects that hold other objects, not references to them. */
const embeddedFields = (cache: ReturnType<typeof newCache>) =>
  Object.entries(cache.extract()).flatMap(([id, fields = {}]) =>
    Object.entries(fields).flatMap(([name, value]) =>
      JSON.stringify(value).includes('"__typename"') ? [`${id} ${name}`] : [],
    ),
  )

const written = (condition: boolean) =>
  allOperations.map(([name, document]) => {
    const asQuery = visit(document, {
      OperationDefinition: (node) => ({ ...node, operation: OperationTypeNode.QUERY }),
    })
    const cache = newCache()
    const query = cache.transformDocument(asQuery)
    const result = mockData(schema, document, undefined, 'samples', new SameIds())
    const isQuery = getOperationAST(document)?.operation === OperationTypeNode.QUERY
    const options = { query, variables: variablesOf(document, condition) }
    const writeTo = (cache: ReturnType<typeof newCache>) =>
      cache.write({ ...options, result, dataId: isQuery ? 'ROOT_QUERY' : 'ROOT_MUTATION' })
    writeTo(cache)
    const isComplete = (cache: ReturnType<typeof newCache>) =>
      cache.diff({ ...options, optimistic: false, returnPartialData: true }).complete
    return { name, isQuery, writeTo, isComplete, state: cache.extract(), embedded: new Set(embeddedFields(cache)) }
  })

/** Queries of pages that ask the server at every visit. */
const alwaysAsked = ['Cart', 'Checkout', 'Settings', 'VendorCompany']
/** `Confirmation` shows orders whose own pages nobody has opened yet. */
const harmless = ['Confirmation']

test('cache: no operation takes fields from the cached result of a query, so that a return to its page shows it at once', () => {
  // Apollo Client warns of each replaced object, also of those that no page can miss.
  const consoleError = vi.spyOn(console, 'error').mockImplementation(() => {})
  const consoleWarn = vi.spyOn(console, 'warn').mockImplementation(() => {})
  onTestFinished(() => {
    consoleError.mockRestore()
    consoleWarn.mockRestore()
  })
  const conflicts = [true, false].flatMap((condition) => {
    const operations = written(condition)
    const writers = operations.filter(({ name }) => !harmless.includes(name))
    const readers = operations.filter(({ name, isQuery }) => isQuery && !alwaysAsked.includes(name))
    return readers.flatMap((reader) =>
      writers
        .filter((writer) => writer !== reader && [...writer.embedded].some((field) => reader.embedded.has(field)))
        .filter((writer) => {
          const cache = newCache().restore(reader.state)
          writer.writeTo(cache)
          return !reader.isComplete(cache)
        })
        .map((writer) => `${writer.name} takes fields from ${reader.name}`),
    )
  })
  expect(conflicts).toEqual([])
})
