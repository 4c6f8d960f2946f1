import { expect, test } from 'vitest'
import { cleanText, pluralize, pluralizeTotal } from './text'

test('counts in words', () => {
  expect(pluralize(1, 'review')).toBe('1 review')
  expect(pluralize(0, 'review')).toBe('0 reviews')
  expect(pluralize(1204, 'review')).toBe('1,204 reviews')
})

test('a total the server did not count to its end is a lower bound', () => {
  expect(pluralizeTotal({ totalCount: 60, totalIsExact: true }, 'service')).toBe('60 services')
  expect(pluralizeTotal({ totalCount: 1001, totalIsExact: false }, 'service')).toBe('1,000+ services')
})

test.each([
  [null, ''],
  ['  logo ', 'logo'],
  ['\u0000', ''],
  ['logo\u0007design', 'logo design'],
  ['half \ud83d', 'half'],
  ['whole 😀', 'whole 😀'],
])('cleanText reads %j as %j', (text, clean) => {
  expect(cleanText(text)).toBe(clean)
})
