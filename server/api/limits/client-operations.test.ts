import { getOperationAST, parse } from 'graphql'
import { expect, test } from 'vitest'
import manifest from '../../../client/generated/trusted-documents.json'
import { examples } from '../../../client/sandbox/examples/examples'
import { schema } from '../schema'
import { checkLimits, MAX_COST } from './check-limits'
import { measureOperation } from './measure-operation'
import { fragmentsOf } from './root-fields'

/** Lists whose screens ask for smaller pages than the API allows. */
const largestPages: Record<string, number> = { Applications: 24, EngagementTabs: 72, OwnJob: 24 }
const list = ['one', 'two']

const parsed = (text: string) => {
  const document = parse(text)
  const operation = getOperationAST(document)
  if (!operation) throw new Error('No operation')
  return { document, operation }
}

test.each(manifest.operations)(
  'cost: $name of the client is within the limit, with its largest page',
  ({ name, body }) => {
    const { document, operation } = parsed(body)
    const names = (operation.variableDefinitions ?? []).map(({ variable }) => variable.name.value)
    const filled = Object.fromEntries(names.map((each) => [each, each === 'ids' ? list : 'given']))
    const variables = { ...filled, first: largestPages[name] ?? 100 }
    const { cost } = measureOperation({ schema, operation, fragments: fragmentsOf(document), variables })
    expect(cost).toBeLessThanOrEqual(MAX_COST)
  },
)

test.each(examples)('cost: the sandbox’s example $name is within all limits', ({ text, variables }) => {
  const { document, operation } = parsed(text)
  expect(() => checkLimits({ schema, document, operation, variables })).not.toThrow()
})
