import { screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { serverNow } from '../../../lib/server-clock'
import { mockFragment } from '../../../testing/mock-fragment'
import { renderComponent } from '../../../testing/render-routes'
import { EngagementStatus } from './engagement-status'
import { EngagementStatus_EngagementFragmentDoc } from './engagement-status.generated'

interface Mocked {
  pausedAt?: string
  decisionDueAt?: string
  proposedResolution?: { by: { name: string }; refund: number; reason: string }
}

const textOf = async ({ pausedAt, decisionDueAt, proposedResolution }: Mocked) => {
  const engagement = mockFragment(EngagementStatus_EngagementFragmentDoc, {
    headline: 'Disputed',
    nextDue: null,
    deadline: null,
    pausedAt: pausedAt ?? null,
    decisionDueAt: decisionDueAt ?? null,
    proposedResolution: proposedResolution ?? null,
  })
  await renderComponent(<EngagementStatus engagement={engagement} />)
  return screen.getByRole('region', { name: 'Disputed' }).textContent
}

test('engagement status: a proposal that waits for a second admin names its admin, refund and reason', async () => {
  const proposedResolution = { by: { name: 'Ruth Okafor' }, refund: 1_200, reason: 'Half was delivered.' }
  const text = await textOf({ proposedResolution })
  expect(text).toContain('$1,200.00 back to the buyer, proposed by Ruth OkaforHalf was delivered.')
})

test('engagement status: says since when no deadline runs', async () => {
  expect(await textOf({ pausedAt: '2027-01-05T10:00:00.000Z' })).toMatch(/Since Jan 5, 2027.* no deadline runs\./)
})

test('engagement status: “today” within a sentence has a small letter', async () => {
  const now = serverNow().toISOString()
  expect(await textOf({ pausedAt: now, decisionDueAt: now })).toMatch(/ by today, .*Since today, /)
})

test('engagement status: a dispute says by when it is decided', async () => {
  expect(await textOf({ decisionDueAt: '2099-01-05T10:00:00.000Z' })).toMatch(/Marque decides by Jan 5, 2099/)
})

test('engagement status: a decision that is late is no promise any more', async () => {
  const text = await textOf({ decisionDueAt: '2026-01-05T10:00:00.000Z' })
  expect(text).toMatch(/Marque was to decide by Jan 5, .*\. We are late, and are still on it\./)
})

test('engagement status: while a dispute is on hold, its decision is the one deadline that runs', async () => {
  const text = await textOf({ pausedAt: '2027-01-04T10:00:00.000Z', decisionDueAt: '2099-01-05T10:00:00.000Z' })
  expect(text).toMatch(/Marque decides by Jan 5, 2099.*Since Jan 4, 2027.* no other deadline runs\./)
})

test('engagement status: without a hold, dispute and proposal it says none of this', async () => {
  expect(await textOf({})).not.toMatch(/no deadline runs|decides by|proposed by/)
})
