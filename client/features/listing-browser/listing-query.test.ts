import { expect, test } from 'vitest'
import { listingFilter, listingSearch, parseListingQuery } from './listing-query'

const parse = (search: string) => parseListingQuery(new URLSearchParams(search))

test('listing query: is parsed from an address and written as the same address', () => {
  const search =
    '?tab=services&category=logo-design&min=50&max=1299.99&rating=4.5&days=7&role=broker&verified=true&jurisdiction=Spain&language=es&sort=price-high'
  const query = parse(search)
  expect(query).toEqual({
    tab: 'services',
    category: 'logo-design',
    min: 50,
    max: 1299.99,
    rating: 4.5,
    days: 7,
    role: 'broker',
    verified: true,
    jurisdiction: 'Spain',
    language: 'es',
    sort: 'price-high',
  })
  expect(listingSearch(query)).toBe(search)
  expect(listingFilter(query)).toEqual({
    category: 'logo-design',
    minPrice: 50,
    maxPrice: 1299.99,
    minRating: 4.5,
    maxDeliveryDays: 7,
    sellerRole: 'BROKER',
    verified: true,
    jurisdiction: 'Spain',
    language: 'es',
  })
})

test.each(['', '?tab=products', '?sort=newest', '?category=&min=&max=&rating=', '?category=all', '?tab=x&show=48'])(
  'listing query: defaults are left out of the address: %s',
  (search) => expect(listingSearch(parse(search))).toBe(''),
)

test.each(['abc', '-5', '1e9', '4.999', '123456789', 'NaN', '0x10'])('listing query: %s is no price', (text) => {
  const { min, max } = parse(`?min=${text}&max=${text}`)
  expect([min, max]).toEqual([undefined, undefined])
})

test.each([
  ['$1,299', 1299],
  ['49.99', 49.99],
  ['0', 0],
  [' 7 ', 7],
])('listing query: %s is the price %s', (text, amount) =>
  expect(parse(`?min=${encodeURIComponent(text)}`).min).toBe(amount),
)

test.each(['0', '6', '5.1', '-1', 'good', '4.55'])('listing query: %s is no rating', (text) =>
  expect(parse(`?rating=${text}`).rating).toBeUndefined(),
)

test.each(['0', '-3', '1.5', '1000', 'soon'])('listing query: %s is no delivery time', (text) =>
  expect(parse(`?days=${text}`).days).toBeUndefined(),
)

test.each(['cheapest', 'toString', 'NEWEST'])(
  'listing query: the unknown sort order %s is reported, and the newest come first',
  (text) => {
    const query = parse(`?sort=${text}`)
    expect([query.sort, query.unknownSort]).toEqual(['newest', text])
    expect(listingSearch(query)).toBe('')
  },
)

test('listing query: an unknown category is kept, so that the list is empty', () =>
  expect(listingFilter(parse('?category=castles')).category).toBe('castles'))
