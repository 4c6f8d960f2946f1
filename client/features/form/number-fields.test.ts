import { expect, test } from 'vitest'
import { amountField, optional, wholeNumberField } from './number-fields'

test.each([
  ['720', { value: 720 }],
  ['$1,299.50', { value: 1299.5 }],
  ['', { problem: 'Enter an amount, like 49.99.' }],
  ['much', { problem: 'Enter an amount, like 49.99.' }],
])('amount field: %j is %j', (text, field) => {
  expect(amountField(text)).toEqual(field)
})

test.each([
  [' 14 ', { value: 14 }],
  ['−4', { value: -4 }],
  ['', { problem: 'Enter a whole number.' }],
  ['2.5', { problem: 'Enter a whole number.' }],
])('whole-number field: %j is %j', (text, field) => {
  expect(wholeNumberField(text)).toEqual(field)
})

test('optional number field: an empty text is null', () => {
  expect([optional(amountField, ' '), optional(amountField, '5')]).toEqual([{ value: null }, { value: 5 }])
})
