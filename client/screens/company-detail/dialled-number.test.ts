import { expect, test } from 'vitest'
import { dialledNumber } from './dialled-number'

test.each([
  ['+44 161 496 0123', '+441614960123'],
  ['+44 (0)20 7946 0172', '+442079460172'],
  ['Tel. +44 20 7946 0172, ext. 12', '+442079460172'],
  ['(020) 7946 0172', '02079460172'],
  ['by mail', ''],
])('telephone link: %s dials %s', (text, number) => {
  expect(dialledNumber(text)).toBe(number)
})
