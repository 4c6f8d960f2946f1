import { type DocumentNode, getOperationAST, OperationTypeNode, validate, visit } from 'graphql'
import { expect, onTestFinished, test, vi } from 'vitest'
import { schema } from '../../server/api/schema'
import { createCache } from '../apollo/cache'
import { addDashboardPolicies } from '../apollo/dashboard-policies'
import { withoutUnmask } from '../apollo/without-unmask'
import { allOperations } from './all-operations'
import { mockData } from './mock-data'

test('operations: names are unique', () => {
  const names = allOperations.map(([name]) => name)
  expect(names.length).toBeGreaterThan(40)
  expect(names.filter((name, index) => names.indexOf(name) !== index)).toEqual([])
})

test.each(allOperations)(
  'operations: %s is valid against the schema, and the cache reads its whole result back',
  (_name, document) => {
    expect(validate(schema, withoutUnmask(document))).toEqual([])
    const consoleError = vi.spyOn(console, 'error')
    onTestFinished(() => consoleError.mockRestore())
    // The cache reads only queries; it stores results of mutations the same way.
    const asQuery = visit(document, {
      OperationDefinition: (node) => ({ ...node, operation: OperationTypeNode.QUERY }),
    })
    const result = mockData(schema, document)
    // Conditions of @skip and @include are true, then false. A list is at its first page.
    for (const value of [true, false]) {
      const variables = Object.fromEntries(variablesOf(document).map((name) => [name, name === 'after' ? null : value]))
      const cache = createCache()
      addDashboardPolicies(cache)
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
