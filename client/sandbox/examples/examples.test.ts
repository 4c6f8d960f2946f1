import { expect, test } from 'vitest'
import { examples } from './examples'
import { filledVariables } from './filled-variables'
import { groupsWith } from './groups'

test('an example is the document as it is written, with every fragment that it needs, once', () => {
  const { text = '' } = examples.find(({ name }) => name === 'ServiceDetail') ?? {}
  expect(text).toMatch(/^query ServiceDetail\(\$id: ID!\) \{/)
  const spread = new Set([...text.matchAll(/\.\.\.(\w+_\w+)/g)].map(([, name]) => name))
  const written = [...text.matchAll(/^fragment (\w+) on/gm)].map(([, name]) => name)
  expect(written.sort()).toEqual([...spread].sort())
})

test('they are found by name, field or screen, and stand under the screen that sends them', () => {
  const [group, ...others] = groupsWith(' Admin Users ')
  expect(others).toEqual([])
  expect(group?.title).toBe('Admin users')
  expect(group?.examples[0]?.kind).toBe('query')
  expect(groupsWith('testimonials').map(({ title }) => title)).toEqual(['Home'])
  expect(groupsWith('nothing has this')).toEqual([])
})

test("example variables: a value from another operation's result fills a variable, also counted from the end", async () => {
  const take = { from: 'Settings', at: ['sessions', -1, 'id'], into: 'input.id' }
  const variables = { input: { id: '?', other: 1 } }
  const ask = async () => ({ sessions: [{ id: 'new' }, { id: 'old' }] })
  expect(await filledVariables({ variables, take }, ask)).toEqual({ input: { id: 'old', other: 1 } })
  expect(await filledVariables({ variables, take }, async () => undefined)).toEqual(variables)
  expect(await filledVariables({ variables }, ask)).toEqual(variables)
})
