import { buildSchema, getOperationAST, getVariableValues, parse } from 'graphql'
import { expect, test } from 'vitest'
import { typeDefs } from '../../../server/generated/schema'
import { steps } from '../tour/steps'
import { examples } from './examples'

/** Without defaults of false, 0 and "": GraphiQL's editor ignores these and underlines the argument as missing. */
const schema = buildSchema(typeDefs.replace(/! = (false|0|"")$/gm, '!'))
const operations = [...steps, ...examples.map((example) => ({ ...example, query: example.text }))]

test.each(operations)('sandbox examples: the editor accepts the variables of $name', ({ query, variables }) => {
  const definitions = getOperationAST(parse(query))?.variableDefinitions ?? []
  const { errors } = getVariableValues(schema, definitions, { ...variables })
  expect(errors, 'Set `variables` in exampleSettings of client/sandbox/examples/examples.ts').toBeUndefined()
})
