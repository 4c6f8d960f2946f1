import { screen, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { requestsOf, signedInAs } from '../../../../testing/api'
import { main, visit } from '../../../../testing/render-screen'
import { completedEngagement, openForm, user } from '../../engagement.testing'
import { AdvanceEngagementDocument } from '../advance-engagement.generated'

test('refund: asks once before it is sent, naming the sum that is typed and whose earnings it is taken from', async () => {
  const { path } = await completedEngagement()
  await signedInAs('freelancer')
  await visit(path)
  const form = await openForm('Refund', 'Refund up to $699.00')
  await user.type(form.getByLabelText('Reason'), 'One direction is missing.')
  await user.type(form.getByLabelText('Refund'), '699.01')
  await user.click(form.getByRole('button', { name: 'Refund up to $699.00' }))
  expect((await form.findByRole('alert')).textContent).toBe('Refund: from $0.01 to $699.00')
  const before = requestsOf(AdvanceEngagementDocument).length
  await user.clear(form.getByLabelText('Refund'))
  await user.type(form.getByLabelText('Refund'), '649.50')
  await user.click(form.getByRole('button', { name: 'Refund $649.50' }))
  const question = within(await screen.findByRole('dialog', { name: 'Refund $649.50?' }))
  expect(
    question.getByText(
      '$649.50 goes back to Clara, from your earnings. Marque gives its commission back in proportion. This cannot be undone.',
    ),
  ).toBeTruthy()
  await user.click(question.getByRole('button', { name: 'Change it' }))
  expect(requestsOf(AdvanceEngagementDocument)).toHaveLength(before)
  await user.click(form.getByRole('button', { name: 'Refund $649.50' }))
  await user.click(within(screen.getByRole('dialog')).getByRole('button', { name: 'Refund $649.50' }))
  expect(await main().findByText('The refund is on its way to Clara.')).toBeTruthy()
  expect(requestsOf(AdvanceEngagementDocument)).toHaveLength(before + 1)
})
