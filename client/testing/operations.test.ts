import { type DocumentNode, getOperationAST, OperationTypeNode, validate, visit } from 'graphql'
import { expect, onTestFinished, test, vi } from 'vitest'
import { schema } from '../../server/api/schema'
import { createCache } from '../apollo/cache'
import { withoutUnmask } from '../apollo/without-unmask'
import { mockData } from './mock-data'

const isDocument = (value: unknown): value is DocumentNode =>
  typeof value === 'object' && value !== null && 'kind' in value && value.kind === 'Document'

/** Every operation of the client, by its name. */
const operations = Object.values(import.meta.glob('../**/*.generated.ts', { eager: true }))
  .flatMap((exported) => Object.values(Object(exported)))
  .filter(isDocument)
  .flatMap((document): [string, DocumentNode][] => {
    const name = getOperationAST(document)?.name?.value
    return name ? [[name, document]] : []
  })

test('no two operations have the same name', () => {
  const names = operations.map(([name]) => name)
  expect(names.length).toBeGreaterThan(40)
  expect(names.filter((name, index) => names.indexOf(name) !== index)).toEqual([])
})

test.each(operations)(
  '%s is valid against the schema, and the cache reads its whole result back',
  (_name, document) => {
    expect(validate(schema, withoutUnmask(document))).toEqual([])
    const consoleError = vi.spyOn(console, 'error')
    onTestFinished(() => consoleError.mockRestore())
    // The cache reads only queries; it stores the result of a mutation alike.
    const asQuery = visit(document, {
      OperationDefinition: (node) => ({ ...node, operation: OperationTypeNode.QUERY }),
    })
    const result = mockData(schema, document)
    // Each @skip and @include with true and with false; the first page of every list.
    for (const value of [true, false]) {
      const variables = Object.fromEntries(variablesOf(document).map((name) => [name, name === 'after' ? null : value]))
      const cache = createCache()
      const query = cache.transformDocument(asQuery)
      cache.write({ dataId: 'ROOT_QUERY', query, variables, result })
      const cached = cache.diff({ query, variables, optimistic: false, returnPartialData: true })
      expect(cached.missing?.message).toBeUndefined()
      expect(cached.complete).toBe(true)
    }
    expect(consoleError).not.toHaveBeenCalled()
  },
)

const variablesOf = (document: DocumentNode) =>
  getOperationAST(document)?.variableDefinitions?.map(({ variable }) => variable.name.value) ?? []
