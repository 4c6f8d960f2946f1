import { buildSchema, Kind, parse } from 'graphql'
import { expect, test } from 'vitest'
import { typeDefs } from '../../../server/generated/schema'
import { steps } from './steps'

const schema = buildSchema(typeDefs)

test('sandbox tour: each step has one operation, with the name of the step', () => {
  for (const { name, query } of steps) {
    const operations = parse(query).definitions.filter(({ kind }) => kind === Kind.OPERATION_DEFINITION)
    expect(operations).toMatchObject([{ name: { value: name } }])
  }
})

test('sandbox tour: the first step, which runs automatically, is a query without variables', () => {
  expect(parse(steps[0].query).definitions).toMatchObject([{ operation: 'query', variableDefinitions: [] }])
})

test('sandbox tour: the texts name types that exist in the schema', () => {
  const names = steps.flatMap(({ text }) => text.match(/\b[A-Z][a-z]+[A-Z]\w+/g) ?? [])
  expect(names).toContain('LoginResult')
  expect(names.filter((name) => !schema.getType(name))).toEqual([])
})
