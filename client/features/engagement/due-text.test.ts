import { expect, test } from 'vitest'
import { dueText } from './due-text'

test.each([
  ['WORK', 5, false, 'Due in 5 days'],
  ['WORK', 1, false, 'Due tomorrow'],
  ['WORK', 0, false, 'Due today'],
  ['WORK', 0, true, 'Late since today'],
  ['WORK', -1, true, '1 day late'],
  ['WORK', -4, true, '4 days late'],
  ['ANSWER', 12, false, '12 days left to answer'],
  ['ANSWER', 1, false, '1 day left to answer'],
  ['ANSWER', 0, false, 'Last day to answer'],
  ['DECISION', 3, false, 'Decision in 3 days'],
  ['DECISION', -2, true, 'Decision 2 days late'],
] as const)('due: %s in %i days, late: %s, reads %s', (kind, inDays, late, text) => {
  expect(dueText({ kind, inDays, late })).toBe(text)
})
