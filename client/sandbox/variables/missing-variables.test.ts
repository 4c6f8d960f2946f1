import { buildSchema, parse } from 'graphql'
import { expect, test } from 'vitest'
import { typeDefs } from '../../../server/generated/schema'
import { exampleValues } from './example-values'
import { missingVariables } from './missing-variables'

const schema = buildSchema(typeDefs)
const known = exampleValues(schema)
const fill = (query: string, { variables = {}, withOptional = false } = {}) =>
  missingVariables({ schema, document: parse(query), variables, known, withOptional })

test('sample variables: an argument gets the value that an example passes to it', () => {
  const query = 'query ($which: ID!, $n: Int!) { service(id: $which) { title } jobs(first: $n) { totalCount } }'
  expect(fill(query)).toEqual({ which: 'srv-1101', n: 12 })
})

test('sample variables: values that are there stay, and defaults need none', () => {
  const query = 'query ($id: ID!, $n: Int = 3) { service(id: $id) { title } jobs(first: $n) { totalCount } }'
  expect(fill(query, { variables: { id: null } })).toEqual({})
})

test('sample variables: those that may be left out are filled in on request, if an example has a value', () => {
  const query = 'query ($n: Int, $after: String) { jobs(first: $n, after: $after) { totalCount } }'
  expect(fill(query)).toEqual({})
  expect(fill(query, { withOptional: true })).toEqual({ n: 12 })
})

test('sample variables: without an example the value follows the type', () => {
  const made = buildSchema(`
    type Query { a(input: In!, kinds: [Kind!]!, at: DateTime!, choice: Choice!): Int }
    input In { name: String!, count: Int! = 4, price: Float!, note: String, inner: [In!] }
    input Choice @oneOf { one: Boolean two: Int }
    enum Kind { FIRST SECOND }
    scalar DateTime`)
  const document = parse(`query ($input: In!, $kinds: [Kind!]!, $at: DateTime!, $choice: Choice!) {
    a(input: $input, kinds: $kinds, at: $at, choice: $choice)
  }`)
  expect(missingVariables({ schema: made, document, variables: {}, known: new Map(), withOptional: false })).toEqual({
    input: { name: 'text', price: 1 },
    kinds: ['FIRST'],
    at: '2026-03-12T09:00:00.000Z',
    choice: { one: true },
  })
})
