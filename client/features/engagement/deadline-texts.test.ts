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
  expect(deadlineTexts({ transition, label }, side)).toEqual({ result, condition })
})
