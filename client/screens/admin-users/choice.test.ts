import { expect, test } from 'vitest'
import { choiceOf, variablesOf, withChoice } from './choice'

const parse = (search: string) => choiceOf(new URLSearchParams(search))
const everybody = { q: '', role: '', state: '', sort: 'newest' }

test.each([
  ['', everybody],
  [
    'q=++raman%00&role=vendor&state=suspended&sort=name',
    { q: 'raman', role: 'vendor', state: 'suspended', sort: 'name' },
  ],
  ['role=VENDOR&state=constructor&sort=price', everybody],
  [`q=${'x'.repeat(300)}`, { ...everybody, q: 'x'.repeat(200) }],
])('?%s asks for %j', (search, choice) => expect(parse(search)).toEqual(choice))

test('a choice becomes what the API is asked', () => {
  expect(variablesOf(parse('q=a&role=broker&state=active'))).toEqual({
    filter: { text: 'a', role: 'BROKER', state: 'ACTIVE' },
    sort: 'NEWEST',
  })
})

test('another choice begins at the top, keeps the rest, and leaves defaults out', () => {
  const params = new URLSearchParams('q=a&sort=name&show=48&about=usr-1')
  expect(String(withChoice(params, { role: 'admin' }))).toBe('q=a&sort=name&about=usr-1&role=admin')
  expect(String(withChoice(params, { q: '', sort: 'newest' }))).toBe('about=usr-1')
})
