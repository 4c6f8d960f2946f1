import { expect, test } from 'vitest'
import { listingSortOf } from './listing-sorts'

test.each([
  ['', 'NEWEST'],
  ['?sort=price-low', 'PRICE_LOW'],
  ['?sort=cheapest', 'NEWEST'],
  ['?sort=toString', 'NEWEST'],
])('listing sorts: %s is %s', (search, sort) => expect(listingSortOf(new URLSearchParams(search))).toBe(sort))
