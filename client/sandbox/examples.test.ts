import { buildSchema, getVariableValues, Kind, type OperationDefinitionNode, parse, validate } from 'graphql'
import { describe, expect, test } from 'vitest'
import { typeDefs } from '../../server/generated/schema'
import { examples } from './examples'

const schema = buildSchema(typeDefs)
const operationOf = (query: string): OperationDefinitionNode => {
  const [operation, ...others] = parse(query).definitions.filter(({ kind }) => kind === Kind.OPERATION_DEFINITION)
  if (operation?.kind !== Kind.OPERATION_DEFINITION || others.length > 0) throw new Error('One operation an example.')
  return operation
}

describe.each(examples)('$name', ({ name, query, variables }) => {
  const operation = operationOf(query)

  test('is named after its operation', () => expect(operation.name?.value).toBe(name))

  test('fits the schema', () => expect(validate(schema, parse(query))).toEqual([]))

  test('has variables that fit', () => {
    const { errors } = getVariableValues(schema, operation.variableDefinitions ?? [], { ...variables })
    expect(errors).toBeUndefined()
  })

  test('says first what it does', () => expect(query).toMatch(/^# [A-Z]/))
})

test('the one that runs by itself only reads, without variables', () => {
  const { operation, variableDefinitions } = operationOf(examples[0].query)
  expect(operation).toBe('query')
  expect(variableDefinitions).toEqual([])
})
