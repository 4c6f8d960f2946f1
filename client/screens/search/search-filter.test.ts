import { expect, test } from 'vitest'
import { listingFilterOf } from '../../features/facets/facet-address'
import { savedSearchPath } from '../../lib/paths'
import { describeFilter, searchFilterFromParams } from './search-filter'

const anything = { text: '', kind: null, category: null, minPrice: null, maxPrice: null }
const category = { __typename: 'Category' as const, id: 'cat-1', slug: 'logo-design' }
const parseSearchPath = (path: string) => {
  const { pathname, searchParams } = new URL(path, 'https://marque.example')
  return { pathname, text: searchParams.get('q') ?? '', filter: searchFilterFromParams(searchParams) }
}

test.each([
  [{ ...anything, text: 'cap & table' }, null],
  [{ ...anything, text: 'logo', kind: 'PRODUCT' as const }, { kind: 'PRODUCT' }],
  [
    { ...anything, category, minPrice: 0, maxPrice: 49.99 },
    { category: 'logo-design', minPrice: 0, maxPrice: 49.99 },
  ],
  [
    { ...anything, kind: 'SERVICE' as const, minPrice: 1_000_000 },
    { kind: 'SERVICE', minPrice: 1_000_000 },
  ],
  [{ ...anything, maxDeliveryDays: 3 }, { maxDeliveryDays: 3 }],
])('search filter: the path of the saved search %j has the same filter', (saved, filter) => {
  const none = { ...listingFilterOf(new URLSearchParams()), kind: null }
  expect(parseSearchPath(savedSearchPath(saved))).toEqual({
    pathname: '/search',
    text: saved.text,
    filter: filter && { ...none, ...filter },
  })
})

test('search filter: invalid parameters are ignored', () => {
  expect(searchFilterFromParams(new URLSearchParams('q=a&kind=castle&min=-1&max=1e3&category=%20&show=48'))).toBeNull()
})

test('search filter: a delivery time is read and described', () => {
  const filter = searchFilterFromParams(new URLSearchParams('q=logo&days=3'))
  expect(filter).toMatchObject({ maxDeliveryDays: 3 })
  expect(describeFilter(filter ?? {}, [], [])).toBe(', delivered within 3 days')
  expect(searchFilterFromParams(new URLSearchParams('q=logo&days=soon'))).toBeNull()
})
