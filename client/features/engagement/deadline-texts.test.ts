import { expect, test } from 'vitest'
import { deadlineLine, deadlineTexts } from './deadline-texts'

const at = '2020-12-06T12:00:00.000Z'
const label = 'Cancel'

test.each([
  ['DECLINE', 'BUYER', 'Expires Dec 6, 2020'],
  ['CANCEL', 'BUYER', 'Cancelled automatically on Dec 6, 2020 unless you send the requirements'],
  ['CANCEL', 'SELLER', 'Cancelled automatically on Dec 6, 2020 unless the buyer sends the requirements'],
  ['CANCEL_WORK', 'SELLER', 'Cancelled automatically on Dec 6, 2020 if nothing is delivered'],
  ['ACCEPT_DELIVERY', 'BUYER', 'Accepted automatically on Dec 6, 2020 unless you answer'],
] as const)('a deadline of %s reads for the %s: %s', (transition, side, line) => {
  expect(deadlineLine({ at, transition, label }, side)).toBe(line)
})

test('says who is refunded and who is paid, from the side that reads it', () => {
  const outcome = (transition: 'CANCEL_WORK' | 'ACCEPT_DELIVERY', side: 'BUYER' | 'SELLER') =>
    deadlineTexts({ transition, label }, side).outcome
  expect(outcome('CANCEL_WORK', 'BUYER')).toBe('the order is cancelled and you are refunded')
  expect(outcome('CANCEL_WORK', 'SELLER')).toBe('the order is cancelled and the buyer is refunded')
  expect(outcome('ACCEPT_DELIVERY', 'SELLER')).toBe('the delivery is accepted and you are paid')
})
