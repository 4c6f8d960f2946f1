import { expect, test } from 'vitest'
import { deadlineTexts } from './deadline-texts'

const label = 'Cancel'

test.each([
  ['DECLINE', 'BUYER', 'Expires', 'if nobody answers'],
  ['CANCEL', 'BUYER', 'Cancelled automatically', 'unless you send the requirements'],
  ['CANCEL', 'SELLER', 'Cancelled automatically', 'unless the buyer sends the requirements'],
  ['CANCEL_WORK', 'SELLER', 'Cancelled automatically', 'if nothing is delivered'],
  ['ACCEPT_DELIVERY', 'BUYER', 'Accepted automatically', 'unless you answer'],
] as const)('deadline: the texts of %s for the %s are: %s, %s', (transition, side, result, condition) => {
  expect(deadlineTexts({ transition, label }, side)).toMatchObject({ result, condition })
})

test('deadline: the outcome says who is refunded or paid, from the side that reads it', () => {
  const outcome = (transition: 'CANCEL_WORK' | 'ACCEPT_DELIVERY', side: 'BUYER' | 'SELLER') =>
    deadlineTexts({ transition, label }, side).outcome
  expect(outcome('CANCEL_WORK', 'BUYER')).toBe('the order is cancelled and you are refunded')
  expect(outcome('CANCEL_WORK', 'SELLER')).toBe('the order is cancelled and the buyer is refunded')
  expect(outcome('ACCEPT_DELIVERY', 'SELLER')).toBe('the delivery is accepted and you are paid')
})
