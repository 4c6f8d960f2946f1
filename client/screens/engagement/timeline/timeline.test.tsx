import { within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { runAs, signedInAs } from '../../../testing/api'
import { assertFound } from '../../../testing/assert-found'
import { advanceInOtherTab } from '../../../testing/purchase'
import { main, visit } from '../../../testing/render-screen'
import { engagementInProgress, path } from '../engagement.testing'

const region = async (name: string) => main().findByRole('region', { name })

test('timeline: an offer keeps its milestones, folded', async () => {
  await signedInAs('customer')
  await visit(path('MQ-2K6MS'))
  const offer = within(await region('Timeline'))
    .getByText(': Offer sent')
    .closest('details')
  expect(offer?.open).toBe(false)
  expect(await within(assertFound(offer)).findByText('1. Concept')).toBeTruthy()
  expect(offer?.textContent).toContain('4. Print supervision$350.00, 5 days')
})

test('deadlines: the due date and the expiry of a proposal stand beside each other', async () => {
  const id = await engagementInProgress()
  const extension = { proposeExtension: { days: 5, reason: 'The scan is too coarse.' } }
  await runAs('freelancer', () => advanceInOtherTab(id, 2, extension))
  await visit(path(id))
  const { textContent: status } = await region('In progress. It is your turn.')
  expect(status).toMatch(/Due in \d+ days/)
  expect(status).toMatch(/The open proposal expires on \w{3} \d+/)
  expect((await region('Timeline')).textContent).toContain('The proposal expires unless it is answered')
  expect((await region('Docket')).textContent).toMatch(/ for the work, and .+, when the open proposal expires\./)
})
