import { expect, test } from 'vitest'
import { includedTax, percentOf, rateOf } from './invoice-sums'

test.each([
  [12_000, 20_000, 2_000],
  [69_900, 8_100, 5_238],
  [1, 20_000, 0],
  [3, 20_000, 1],
  [9_999, null, 0],
  [2_000_000_000, 99_999, 999_995_000],
])('included tax: %i cents at %s thousandths of a percent include %i', (gross, rate, tax) => {
  expect(includedTax(gross, rate)).toBe(tax)
})

test.each([
  [8.875, 8_875],
  [20, 20_000],
  [0, undefined],
  [100, undefined],
  [-1, undefined],
  [8.12345, undefined],
  [Number.NaN, undefined],
])('tax rate: %d percent is stored as %s', (percent, rate) => {
  expect(rateOf(percent)).toBe(rate)
  if (rate !== undefined) expect(percentOf(rate)).toBe(percent)
})
