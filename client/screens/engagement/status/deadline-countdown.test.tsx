import { render, screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { mockFragment } from '../../../testing/mock-fragment'
import { renderComponent } from '../../../testing/render-routes'
import { DueCountdown, EngagementStatus } from './engagement-status'
import { EngagementStatus_EngagementFragmentDoc } from './engagement-status.generated'

const START = '2031-03-01T12:00:00.000Z'
const deadline = {
  __typename: 'EngagementDeadline',
  at: '2031-05-14T12:00:00.000Z',
  purpose: 'to answer',
  silence: 'Say nothing, and it expires then.',
} as const

const rendered = (kind: 'WORK' | 'ANSWER', at: string, inDays: number, late = false) =>
  render(
    <DueCountdown
      start={START}
      due={{ __typename: 'EngagementDue', kind, at, inDays, late }}
      deadline={{ ...deadline, followsDueDate: kind === 'WORK' }}
    />,
  ).container

test('due countdown: the headline is the time until the due date, by the server’s clock; the deadline is a sentence', () => {
  const { firstElementChild, textContent } = rendered('WORK', '2031-03-15T12:00:00.000Z', 14)
  expect(firstElementChild?.firstElementChild?.textContent).toBe('Due in 14 days')
  expect(textContent).toMatch(/Delivery is possible until May 14, 2031\. Say nothing, and it expires then\.$/)
})

test('due countdown: late work says for how many days, and since when, without a scale', () => {
  const container = rendered('WORK', '2031-03-15T12:00:00.000Z', -4, true)
  const headline = container.querySelector('[data-late]')
  expect(headline?.textContent).toBe('4 days late')
  expect(container.textContent).toContain('It was due on Mar 15, 2031 at ')
  expect(container.querySelector('[aria-hidden]')).toBeNull()
})

test('due countdown: an answer has days left, and the page says what silence leads to', () => {
  const { textContent } = rendered('ANSWER', '2031-03-13T12:00:00.000Z', 12)
  expect(textContent).toMatch(/^12 days left to answer/)
  expect(textContent).toMatch(/Say nothing, and it expires then\.$/)
})

test('due countdown: the days left are those of the deadline, and the scale begins with the state', async () => {
  const engagement = mockFragment(EngagementStatus_EngagementFragmentDoc, {
    nextDue: { kind: 'ANSWER', at: '2031-03-15T12:00:00.000Z', inDays: 1, late: false },
    deadline: { purpose: 'to answer' },
    progress: [{ at: START, status: 'CURRENT' }],
  })
  await renderComponent(<EngagementStatus engagement={engagement} />)
  expect(screen.getByText('1 day left to answer')).toBeTruthy()
  // On the scale and in the progress.
  expect(screen.getAllByText('Mar 1, 2031')).toHaveLength(2)
})
