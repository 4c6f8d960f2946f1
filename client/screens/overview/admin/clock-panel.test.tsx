import { screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, test } from 'vitest'
import { mockOperation, signedInAs } from '../../../testing/api'
import { visit } from '../../../testing/render-screen'
import { AdvanceClockDocument, ClockPanelDocument } from './clock-panel.generated'

const clock = { __typename: 'Clock', now: '2026-11-21T10:00:00.000Z', daysAhead: 0, movable: true } as const

test('clock panel: an admin moves the sample clock and sees how many deadlines passed', async () => {
  await signedInAs('admin')
  mockOperation(ClockPanelDocument, { clock })
  await visit('/dashboard')
  const panel = within(await screen.findByRole('region', { name: 'Sample clock' }))
  await userEvent.click(panel.getByRole('button', { name: '+7 days' }))
  expect(await panel.findByText(/^7 days later: .* passed/)).toBeTruthy()
})

test('clock panel: the moved clock decides what today is', async () => {
  await signedInAs('admin')
  const inTwoWeeks = new Date(Date.now() + 14 * 86_400_000).toISOString()
  let now = new Date().toISOString()
  mockOperation(ClockPanelDocument, () => ({ clock: { ...clock, now } }))
  mockOperation(AdvanceClockDocument, () => {
    now = inTwoWeeks
    return {
      advanceClock: {
        __typename: 'ClockAdvanced' as const,
        clock: { ...clock, now, daysAhead: 14 },
        processedDeadlines: 0,
      },
    }
  })
  await visit('/dashboard')
  const panel = within(await screen.findByRole('region', { name: 'Sample clock' }))
  await userEvent.click(panel.getByRole('button', { name: '+14 days' }))
  expect(await panel.findByText('14 days later: no deadline passed.')).toBeTruthy()
  expect(panel.getByText(/^Today, /).getAttribute('datetime')).toBe(inTwoWeeks)
})

test('clock panel: hidden where the clock can’t be moved', async () => {
  await signedInAs('admin')
  mockOperation(ClockPanelDocument, { clock: { ...clock, movable: false } })
  await visit('/dashboard')
  await screen.findByRole('region', { name: 'Sign-in' })
  expect(screen.queryByRole('region', { name: 'Sample clock' })).toBeNull()
})
