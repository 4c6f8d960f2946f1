import { expect, test } from 'vitest'
import { savedSearchPath } from '../../lib/paths'
import { describeFilter, searchFilterFromParams } from './search-filter'

const nothing = { text: '', kind: null, category: null, minPrice: null, maxPrice: null }
const category = { __typename: 'Category' as const, id: 'cat-1', slug: 'logo-design' }
const asked = (path: string) => {
  const { pathname, searchParams } = new URL(path, 'https://marque.example')
  return { pathname, text: searchParams.get('q') ?? '', filter: searchFilterFromParams(searchParams) }
}

test.each([
  [{ ...nothing, text: 'cap & table' }, null],
  [{ ...nothing, text: 'logo', kind: 'PRODUCT' as const }, { kind: 'PRODUCT' }],
  [
    { ...nothing, category, minPrice: 0, maxPrice: 49.99 },
    { category: 'logo-design', minPrice: 0, maxPrice: 49.99 },
  ],
  [
    { ...nothing, kind: 'SERVICE' as const, minPrice: 1_000_000 },
    { kind: 'SERVICE', minPrice: 1_000_000 },
  ],
])('the path of the saved search %j has the same filter', (saved, filter) => {
  const none = { kind: null, category: null, minPrice: null, maxPrice: null }
  expect(asked(savedSearchPath(saved))).toEqual({
    pathname: '/search',
    text: saved.text,
    filter: filter && { ...none, ...filter },
  })
})

test('invalid parameters filter nothing', () => {
  expect(searchFilterFromParams(new URLSearchParams('q=a&kind=castle&min=-1&max=1e3&category=%20&show=48'))).toBeNull()
})

test('describes the filter', () => {
  const words = (search: string) =>
    describeFilter(searchFilterFromParams(new URLSearchParams(search)) ?? {}, [
      { slug: 'logo-design', name: 'Logo Design' },
    ])
  expect(words('kind=product&category=logo-design&min=50&max=99.99')).toBe(
    ' among products in Logo Design, from $50, up to $99.99',
  )
  expect([words(''), words('category=castles')]).toEqual(['', ' in castles'])
})
