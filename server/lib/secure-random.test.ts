import { expect, test } from 'vitest'
import { randomText, randomToken } from './secure-random'

test('random token: 43 characters of base64url, and another one each time', () => {
  const tokens = Array.from({ length: 100 }, randomToken)
  for (const token of tokens) expect(token).toMatch(/^[\w-]{43}$/)
  expect(new Set(tokens).size).toBe(100)
})

test('random text: has every character of its alphabet and no other', () => {
  const text = randomText('abcdefghijklmnopqrstuvwxyz234567890', 5_000)
  expect(text).toHaveLength(5_000)
  expect([...new Set(text)].sort().join('')).toBe('023456789abcdefghijklmnopqrstuvwxyz')
})
