import { within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { signedInAs } from '../../../testing/api'
import { advanceInOtherTab } from '../../../testing/purchase'
import { main, visit } from '../../../testing/render-screen'
import { engagementInProgress, path } from '../engagement.testing'

const disputed = path('MQ-2B9XD')
const region = async (name: string) => within(await main().findByRole('region', { name }))

test('dispute: the admin reads unasked what each side wants, said and handed in, and what it is about', async () => {
  await signedInAs('admin')
  await visit(disputed)
  const dispute = await region('The dispute')
  expect(await dispute.findByText('Opened by Clara 4 days ago.')).toBeTruthy()
  expect(dispute.getByText(/^Wants \$1,200\.00 of \$2,499\.00 back\. A question of Marque waits/)).toBeTruthy()
  expect(dispute.getByText('Would give $400.00 of $2,499.00 back.')).toBeTruthy()
  const said = within(dispute.getByRole('list', { name: 'What was said in the dispute' }))
  expect(said.getAllByRole('heading').map(({ textContent }) => textContent)).toEqual([
    'Dispute opened by Clara Whitfield',
    'Dispute answered by Priya Raman',
    'Evidence added by Priya Raman',
    'Question to the buyer by you',
    'Settlement suggested by you',
  ])
  const about = await region('What it is about')
  expect(about.getByText(/^One prior-art search, one provisional filing/)).toBeTruthy()
  expect(about.getByText(/^Two inventions, one mark/)).toBeTruthy()
  expect((await region('Earlier disputes of both sides')).getAllByRole('listitem')).toHaveLength(1)
  // The thread has it already.
  expect(main().queryByRole('region', { name: /^Question to/ })).toBeNull()
})

test('dispute: a party reads the same, with Marque for the admin, and nothing of earlier disputes', async () => {
  await signedInAs('broker')
  await visit(disputed)
  const dispute = await region('The dispute')
  expect(await dispute.findByRole('heading', { name: 'Question to the buyer by Marque' })).toBeTruthy()
  expect(main().queryByRole('region', { name: /Earlier disputes/ })).toBeNull()
})

test('dispute: the step that it waits for stands first', async () => {
  const id = await engagementInProgress()
  await advanceInOtherTab(id, 2, { openDispute: { reason: 'Silence.' } })
  await signedInAs('freelancer')
  await visit(path(id))
  const actions = await region('What you can do now')
  expect(actions.getAllByRole('button').map(({ textContent }) => textContent)[0]).toBe('Answer')
})
