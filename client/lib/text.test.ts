import { expect, test } from 'vitest'
import { cleanText, pluralize, pluralizeTotal, searchTextIn, shortId, totalText } from './text'

test('pluralize: singular for one, thousands separated by a comma', () => {
  expect(pluralize(1, 'review')).toBe('1 review')
  expect(pluralize(0, 'review')).toBe('0 reviews')
  expect(pluralize(1204, 'review')).toBe('1,204 reviews')
})

test('pluralizeTotal: an inexact total is shown as a lower bound', () => {
  expect(pluralizeTotal({ totalCount: 60, totalIsExact: true }, 'service')).toBe('60 services')
  expect(pluralizeTotal({ totalCount: 1001, totalIsExact: false }, 'service')).toBe('1,000+ services')
  expect(totalText({ totalCount: 1001, totalIsExact: false })).toBe('1,000+')
})

test.each([
  [null, ''],
  ['  logo ', 'logo'],
  ['\u0000', ''],
  ['logo\u0007design', 'logo design'],
  ['half \ud83d', 'half'],
  ['whole 😀', 'whole 😀'],
])('cleanText: %j becomes %j', (text, clean) => {
  expect(cleanText(text)).toBe(clean)
})

test.each([
  ['  tea ', 'tea'],
  ['a\u0000b\n', 'a b'],
  ['x'.repeat(300), 'x'.repeat(200)],
  [`${'x'.repeat(199)}😀`, 'x'.repeat(199)],
  ['   ', ''],
])('searchTextIn: %j in the address is read as %j', (text, searched) =>
  expect(searchTextIn(new URLSearchParams({ q: text }))).toBe(searched),
)

test('shortId: shows the first part of a UUID', () => {
  expect(shortId('prd-9b1deb4d-3b7d-4bad-9bdd-2b0d7b3dcb6d')).toBe('prd-9b1deb4d')
  expect(shortId('prd-2801')).toBe('prd-2801')
})
