import { expect, test } from 'vitest'
import { amountProblem, listingFilterOf, listParams, searchOf, searchWith, sortProblem } from './facet-address'

const params = (search: string) => new URLSearchParams(search)

test('facet address: parameters have one order, and empty ones, the page and unknown ones are left out', () =>
  expect(listParams(params('?sort=rating&show=48&rating=&max=90&from=letter&category=logo-design')).toString()).toBe(
    'category=logo-design&max=90&sort=rating',
  ))

test.each([
  ['CATEGORY', 'logo-design', '?category=logo-design&min=5'],
  ['PRICE', '100-499.99', '?min=100&max=499.99'],
  ['PRICE', '-99.99', '?max=99.99'],
  ['PRICE', '', ''],
  ['RATE', '80', '?min=5&max=80'],
] as const)('facet address: %s of %s leads to %s', (name, value, search) =>
  expect(searchWith(params('?min=5'), name, value)).toBe(search),
)

test.each([
  ['?min=50&max=$1,299', undefined],
  ['?min=1,2345', '“1,2345” is not an amount such as 49.99.'],
  ['?max=123456789', '“123456789” is not an amount such as 49.99.'],
  ['?min=cheap', '“cheap” is not an amount such as 49.99.'],
  ['?max=-5', '“-5” is not an amount such as 49.99.'],
  ['?min=90&max=80', '“Price from” is above “Price to”.'],
])('facet address: the prices of %s have the problem %s', (search, problem) =>
  expect(amountProblem(params(search))).toBe(problem),
)

test('facet address: the filter of a list is parsed from its address, which stays the same', () => {
  const search =
    '?tab=services&category=logo-design&min=50&max=1299.99&rating=4.5&days=7&role=broker&verified=true&jurisdiction=Spain&language=es&sort=price-high'
  expect(searchOf(listParams(params(search)))).toBe(search)
  expect(listingFilterOf(params(search))).toEqual({
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

test('facet address: a changed list keeps the other filters', () =>
  expect(searchOf(listParams(params('?role=broker&min=5&sort=rating'), { role: '', tab: 'services' }))).toBe(
    '?tab=services&min=5&sort=rating',
  ))

test.each(['', '?category=&min=&max=&rating=', '?category=all', '?role=toString&verified=no'])(
  'facet address: %s filters nothing',
  (search) => expect(Object.values(listingFilterOf(params(search))).every((value) => value === null)).toBe(true),
)

test('facet address: an unknown category is kept, so that the list is empty', () =>
  expect(listingFilterOf(params('?category=castles')).category).toBe('castles'))

test.each(['abc', '-5', '1e9', '4.999', '123456789', 'NaN', '0x10'])('facet address: %s is no price', (text) => {
  const { minPrice, maxPrice } = listingFilterOf(params(`?min=${text}&max=${text}`))
  expect([minPrice, maxPrice]).toEqual([null, null])
})

test.each([
  ['$1,299', 1299],
  ['49.99', 49.99],
  ['0', 0],
  [' 7 ', 7],
])('facet address: %s is the price %s', (text, amount) =>
  expect(listingFilterOf(params(`?min=${encodeURIComponent(text)}`)).minPrice).toBe(amount),
)

test.each(['0', '6', '5.1', '-1', 'good', '4.55'])('facet address: %s is no rating', (text) =>
  expect(listingFilterOf(params(`?rating=${text}`)).minRating).toBeNull(),
)

test.each(['0', '-3', '1.5', '1000', 'soon'])('facet address: %s is no delivery time', (text) =>
  expect(listingFilterOf(params(`?days=${text}`)).maxDeliveryDays).toBeNull(),
)

test.each(['cheapest', 'toString', 'NEWEST'])('facet address: the unknown sort order %s is reported', (text) =>
  expect(sortProblem(params(`?sort=${text}`), { newest: 'Newest' })).toBe(
    `There is no sort order “${text}”. Sorted by: Newest.`,
  ),
)
