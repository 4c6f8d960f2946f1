import { expect, test } from 'vitest'
import { cleanText } from './clean-text'

test.each([
  [null, ''],
  ['  logo ', 'logo'],
  ['\u0000', ''],
  ['logo\u0007design', 'logo design'],
  ['half \ud83d', 'half'],
  ['whole 😀', 'whole 😀'],
])('%j is read as %j', (text, clean) => {
  expect(cleanText(text)).toBe(clean)
})
