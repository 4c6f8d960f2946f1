import { within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { runAs, signedInAs } from '../../../testing/api'
import { advanceInOtherTab } from '../../../testing/purchase'
import { main, visit } from '../../../testing/render-screen'
import { engagementInProgress, path, user } from '../engagement.testing'

const disputed = async () => {
  const id = await engagementInProgress()
  await runAs('customer', () => advanceInOtherTab(id, 2, { openDispute: { reason: 'Half of it is missing.' } }))
  return id
}

test('suggested settlement: the form of an admin shows the shares, and says who is asked', async () => {
  const id = await disputed()
  await signedInAs('admin')
  await visit(path(id))
  await user.click(await main().findByRole('button', { name: 'Suggest a settlement' }))
  const form = within(await main().findByRole('form', { name: 'Suggest a settlement' }))
  await user.type(form.getByLabelText(/^Refund/), '200')
  expect((await form.findByText('Clara gets back')).nextSibling?.textContent).toBe('$200.00')
  await user.type(form.getByLabelText('Reason'), 'Half is done.')
  await user.click(form.getByRole('button', { name: 'Suggest a settlement' }))
  expect(await main().findByText(/^Both sides have your suggestion/)).toBeTruthy()
  expect(await main().findByRole('region', { name: 'You suggest a settlement' })).toBeTruthy()
})

test('suggested settlement: one party agrees, and the page says that it waits for the other', async () => {
  const id = await disputed()
  await runAs('admin', () => advanceInOtherTab(id, 3, { suggestSettlement: { refund: 200, reason: 'Half is done.' } }))
  await visit(path(id))
  const suggestion = await main().findByRole('region', { name: 'Marque suggests a settlement' })
  expect(suggestion.textContent).toContain('Back to you$200.00')
  await user.click(main().getByRole('button', { name: 'Agree to the settlement' }))
  await user.click(await main().findByRole('button', { name: /^Agree: refund \$200\.00, release / }))
  expect(await main().findByText(/^You have agreed\. Tomás is told/)).toBeTruthy()
  expect(main().getByRole('region', { name: 'You agree to the settlement that Marque suggests' })).toBeTruthy()
  expect(main().queryByRole('button', { name: 'Agree to the settlement' })).toBeNull()
})
