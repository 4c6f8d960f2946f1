import { expect, test } from 'vitest'
import { examples } from './examples'
import { filledVariables } from './filled-variables'
import { findGroups } from './groups'

test('sandbox examples: the text has the document and every fragment that it needs, once', () => {
  const { text = '' } = examples.find(({ name }) => name === 'ServiceDetail') ?? {}
  expect(text).toMatch(/^query ServiceDetail\(\$id: ID!\) \{/)
  const spread = new Set([...text.matchAll(/\.\.\.(\w+_\w+)/g)].map(([, name]) => name))
  const defined = [...text.matchAll(/^fragment (\w+) on/gm)].map(([, name]) => name)
  expect(defined.sort()).toEqual([...spread].sort())
})

test('sandbox examples: search finds names, fields and screens, and groups the results by screen', () => {
  const [group, ...others] = findGroups(' Admin Users ')
  expect(others).toEqual([])
  expect(group?.title).toBe('Admin users')
  expect(group?.examples[0]?.kind).toBe('query')
  expect(findGroups('testimonials').map(({ title }) => title)).toEqual(['Home'])
  expect(findGroups('nothing has this')).toEqual([])
})

test('sandbox examples: browsing comes first, administration last', () => {
  const titles = findGroups('').map(({ title }) => title)
  expect(titles.slice(0, 2)).toEqual(['Home', 'Services'])
  expect(titles.indexOf('Jobs')).toBeLessThan(titles.indexOf('Order'))
  expect(titles.indexOf('Order')).toBeLessThan(titles.indexOf('Sales report'))
  expect(titles.slice(titles.indexOf('Admin'))).toEqual([
    ...[
      'Admin',
      'Admin analytics',
      'Admin disputes',
      'Admin notices',
      'Admin orders',
      'Admin reports',
      'Admin users',
      'Audit trail',
      'Credential',
      'Credential queue',
      'Order file',
      'Search synonyms',
      'Security events',
    ],
  ])
})

test("sandbox examples: a value from another example's result fills a variable, also counted from the end", async () => {
  const take = { from: 'Settings', at: ['sessions', -1, 'id'], into: 'input.id' }
  const variables = { input: { id: '?', other: 1 } }
  const runExample = async () => ({ sessions: [{ id: 'new' }, { id: 'old' }] })
  expect(await filledVariables({ variables, take }, runExample)).toEqual({ input: { id: 'old', other: 1 } })
  expect(await filledVariables({ variables, take }, async () => undefined)).toEqual(variables)
  expect(await filledVariables({ variables }, runExample)).toEqual(variables)
})
