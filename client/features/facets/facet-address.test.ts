import { expect, test } from 'vitest'
import { amountProblem, listParams, searchWith } from './facet-address'

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
