import { render } from '@testing-library/react'
import { expect, test } from 'vitest'
import { DeadlineCountdown } from './engagement-status'

const day = 24 * 60 * 60 * 1_000
const inDays = (days: number) => new Date(Date.now() + days * day).toISOString()

const textOf = (dueAt: string | null, transition: 'CANCEL_WORK' | 'CANCEL', at: string) =>
  render(
    <DeadlineCountdown
      from={inDays(-2)}
      dueAt={dueAt}
      deadline={{ __typename: 'EngagementDeadline', at, transition, label: 'Cancel' }}
      viewerSide="BUYER"
    />,
  ).container.textContent

test('counts down to the due date where that comes before the deadline', () => {
  const text = textOf(inDays(14), 'CANCEL_WORK', inDays(74))
  expect(text).toContain('Due in 14 days')
  expect(text).toMatch(/If nothing is delivered by .+, the order is cancelled and you are refunded\.$/)
})

test('tells since when the work is overdue', () => {
  expect(textOf(inDays(-1), 'CANCEL_WORK', inDays(59))).toMatch(/^Overdue since /)
})

test('counts down to the deadline without a due date, and names the time where it is today', () => {
  expect(textOf(null, 'CANCEL', inDays(30))).toMatch(/^30 days left/)
  expect(textOf(null, 'CANCEL', new Date().toISOString())).toMatch(/requirements by today at \d\d:\d\d, the order/)
})
