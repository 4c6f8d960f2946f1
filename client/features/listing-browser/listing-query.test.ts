import { expect, test } from 'vitest'
import { listingFilter, listingSearch, parseListingQuery } from './listing-query'

const parse = (search: string) => parseListingQuery(new URLSearchParams(search))

test('parses the address and writes the same address', () => {
  const search = '?tab=services&category=logo-design&min=50&max=1299.99&rating=4.5&sort=price-high'
  const query = parse(search)
  expect(query).toEqual({
    tab: 'services',
    category: 'logo-design',
    min: 50,
    max: 1299.99,
    rating: 4.5,
    sort: 'price-high',
  })
  expect(listingSearch(query)).toBe(search)
  expect(listingFilter(query)).toEqual({ category: 'logo-design', minPrice: 50, maxPrice: 1299.99, minRating: 4.5 })
})

test.each(['', '?tab=products', '?sort=newest', '?category=&min=&max=&rating=', '?category=all', '?tab=x&show=48'])(
  'leaves defaults out of the address: %s',
  (search) => expect(listingSearch(parse(search))).toBe(''),
)

test.each(['abc', '-5', '1e9', '4.999', '123456789', 'NaN', '0x10'])('ignores %s as a price', (text) => {
  const { min, max } = parse(`?min=${text}&max=${text}`)
  expect([min, max]).toEqual([undefined, undefined])
})

test.each([
  ['$1,299', 1299],
  ['49.99', 49.99],
  ['0', 0],
  [' 7 ', 7],
])('accepts %s as a price', (text, amount) => expect(parse(`?min=${encodeURIComponent(text)}`).min).toBe(amount))

test.each(['0', '6', '5.1', '-1', 'good', '4.55'])('ignores %s as a rating', (text) =>
  expect(parse(`?rating=${text}`).rating).toBeUndefined(),
)

test.each(['cheapest', 'toString', 'NEWEST'])(
  'sorts by newest for the unknown sort order %s and reports it',
  (text) => {
    const query = parse(`?sort=${text}`)
    expect([query.sort, query.unknownSort]).toEqual(['newest', text])
    expect(listingSearch(query)).toBe('')
  },
)

test('keeps an unknown category, so that the list is empty', () =>
  expect(listingFilter(parse('?category=castles')).category).toBe('castles'))
