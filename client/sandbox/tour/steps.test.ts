import { buildSchema, Kind, parse } from 'graphql'
import { expect, test } from 'vitest'
import { typeDefs } from '../../../server/generated/schema'
import { steps } from './steps'

const schema = buildSchema(typeDefs)

test('each step has one operation, with the name that it says', () => {
  for (const { name, query } of steps) {
    const operations = parse(query).definitions.filter(({ kind }) => kind === Kind.OPERATION_DEFINITION)
    expect(operations).toMatchObject([{ name: { value: name } }])
  }
})

test('the one that runs by itself only reads, without variables', () => {
  expect(parse(steps[0].query).definitions).toMatchObject([{ operation: 'query', variableDefinitions: [] }])
})

test('the types that a text names are there', () => {
  const words = steps.flatMap(({ text }) => text.match(/\b[A-Z][a-z]+[A-Z]\w+/g) ?? [])
  expect(words).toContain('LoginResult')
  expect(words.filter((word) => !schema.getType(word))).toEqual([])
})
