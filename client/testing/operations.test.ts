import { type DocumentNode, getOperationAST, OperationTypeNode, validate, visit } from 'graphql'
import { expect, onTestFinished, test, vi } from 'vitest'
import { schema } from '../../server/schema'
import { createCache } from '../apollo/cache'
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

test.each(operations)('%s asks for what the schema has, and its answer is kept whole', (_name, document) => {
  expect(validate(schema, document)).toEqual([])
  const complaint = vi.spyOn(console, 'error')
  onTestFinished(() => complaint.mockRestore())
  // The cache reads queries alone; what a mutation answers is kept alike.
  const asked = visit(document, { OperationDefinition: (node) => ({ ...node, operation: OperationTypeNode.QUERY }) })
  const result = mockData(schema, document)
  // Either way of every @skip and @include.
  for (const given of [true, false]) {
    const variables = Object.fromEntries(variablesOf(document).map((name) => [name, given]))
    const cache = createCache()
    const query = cache.transformDocument(asked)
    cache.write({ dataId: 'ROOT_QUERY', query, variables, result })
    const kept = cache.diff({ query, variables, optimistic: false, returnPartialData: true })
    expect(kept.missing?.message).toBeUndefined()
    expect(kept.complete).toBe(true)
  }
  expect(complaint).not.toHaveBeenCalled()
})

const variablesOf = (document: DocumentNode) =>
  getOperationAST(document)?.variableDefinitions?.map(({ variable }) => variable.name.value) ?? []
