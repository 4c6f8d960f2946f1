import { expect, test } from 'vitest'
import { formatPrice, formatShortPrice } from './money'
import { formatCount } from './text'

const amounts = [
  0,
  0.01,
  0.1 + 0.2,
  0.99,
  1,
  19.9,
  49.99,
  999.99,
  1000,
  1299,
  2999.99,
  123_456.78,
  1_234_567,
  -5,
  -1299.5,
]
const currency = { style: 'currency', currency: 'USD' } as const

test.each(amounts)('prices: %d is formatted as the browser formats US dollars', (amount) => {
  expect(formatPrice(amount)).toBe(amount.toLocaleString('en-US', currency))
  expect(formatShortPrice(amount)).toBe(
    amount.toLocaleString('en-US', { ...currency, trailingZeroDisplay: 'stripIfInteger' }),
  )
})

test.each([0, 7, 999, 1000, 12_345, 1_234_567])('counts: %d is formatted as the browser formats numbers', (count) => {
  expect(formatCount(count)).toBe(count.toLocaleString('en-US'))
})
