import { buildSchema, getOperationAST, type OperationDefinitionNode, parse } from 'graphql'
import { expect, test, vi } from 'vitest'
import { measureOperation } from './measure-operation'
import { prepareOperation } from './root-fields'

const operationOf = (query: string) => {
  const document = parse(query)
  const operation = getOperationAST(document)
  if (!operation) throw new Error('The document has no operation')
  return { document, operation }
}

test('limits: the root fields and fragments of an operation are read once', () => {
  const { document, operation } = operationOf('{ a: job ...F } fragment F on Query { b: job stats }')
  const { rootFields, fragments } = prepareOperation(document, operation)
  expect([[...rootFields], Object.keys(fragments)]).toEqual([
    [
      ['job', 2],
      ['stats', 1],
    ],
    ['F'],
  ])
  expect(prepareOperation(document, operation)).toBe(prepareOperation(document, operation))
})

test('cost: the directives of a field are read once from the schema', () => {
  const schema = buildSchema(`
    directive @cost(weight: Int!) on FIELD_DEFINITION | ARGUMENT_DEFINITION
    type Query { dear(filter: Int @cost(weight: 5)): Int @cost(weight: 7) }
  `)
  const costOf = (operation: OperationDefinitionNode) =>
    measureOperation({ schema, operation, fragments: {}, variables: {} }).cost
  expect(costOf(operationOf('{ dear(filter: 1) }').operation)).toBe(12)
  const getDirective = vi.spyOn(schema, 'getDirective')
  expect(costOf(operationOf('{ dear(filter: 1) }').operation)).toBe(12)
  expect(costOf(operationOf('{ dear }').operation)).toBe(7)
  expect(getDirective).not.toHaveBeenCalled()
})
