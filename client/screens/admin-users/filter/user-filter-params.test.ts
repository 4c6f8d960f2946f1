import { expect, test } from 'vitest'
import { readFilter, variablesOf, withFilter } from './user-filter-params'

const parse = (search: string) => readFilter(new URLSearchParams(search))
const everybody = { q: '', role: '', state: '', sort: 'newest' }

test.each([
  ['', everybody],
  [
    'q=++raman%00&role=vendor&state=suspended&sort=name',
    { q: 'raman', role: 'vendor', state: 'suspended', sort: 'name' },
  ],
  ['role=VENDOR&state=constructor&sort=price', everybody],
  [`q=${'x'.repeat(300)}`, { ...everybody, q: 'x'.repeat(200) }],
])('user filter: the address ?%s is read as %j', (search, filter) => expect(parse(search)).toEqual(filter))

test('user filter: it becomes the variables of the query', () => {
  expect(variablesOf(parse('q=a&role=broker&state=active'))).toEqual({
    filter: { text: 'a', role: 'BROKER', state: 'ACTIVE' },
    sort: 'NEWEST',
  })
})

test('user filter: a change starts at the first page, keeps the rest and leaves defaults out', () => {
  const params = new URLSearchParams('q=a&sort=name&show=48&about=usr-1')
  expect(String(withFilter(params, { role: 'admin' }))).toBe('q=a&sort=name&about=usr-1&role=admin')
  expect(String(withFilter(params, { q: '', sort: 'newest' }))).toBe('about=usr-1')
})
