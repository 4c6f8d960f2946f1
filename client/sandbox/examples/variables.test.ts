import { buildSchema, getOperationAST, getVariableValues, parse } from 'graphql'
import { expect, test } from 'vitest'
import { typeDefs } from '../../../server/generated/schema'
import { steps } from '../tour/steps'
import { examples } from './examples'

/** As GraphiQL's editor reads it, to which a default of false, 0 or "" is none. */
const schema = buildSchema(typeDefs.replace(/! = (false|0|"")$/gm, '!'))
const offered = [...steps, ...examples.map((example) => ({ ...example, query: example.text }))]

test.each(offered)('$name fills its variables so that the editor underlines nothing', ({ query, variables }) => {
  const definitions = getOperationAST(parse(query))?.variableDefinitions ?? []
  expect(getVariableValues(schema, definitions, { ...variables }).errors).toBeUndefined()
})
