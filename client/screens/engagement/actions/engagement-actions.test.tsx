import { expect, test } from 'vitest'
import { changeSampleData, runAs, signedInAs } from '../../../testing/api'
import { advanceInOtherTab, buyListing } from '../../../testing/purchase'
import { main, visit } from '../../../testing/render-screen'
import { engagementInProgress, openForm, path, user } from '../engagement.testing'

test('engagement actions: a form opens in place, names a missing field, is sent, and the focus moves to the heading', async () => {
  const { id } = await buyListing('srv-1501', 699)
  await visit(path(id))
  const requirements = await openForm('Send requirements')
  await user.click(requirements.getByRole('button', { name: 'Send requirements' }))
  expect((await requirements.findByRole('alert')).textContent).toBe('Requirements: please fill this in')
  await user.type(requirements.getByLabelText('Requirements'), 'No gradients.')
  await user.click(requirements.getByRole('button', { name: 'Send requirements' }))
  expect(await main().findByRole('heading', { level: 2, name: 'In progress' })).toBeTruthy()
  expect(main().getByText('Tomás has your requirements. The work is due in 10 days.')).toBeTruthy()
  expect(document.activeElement?.textContent).toBe('What you can do now')
  expect(main().getAllByText('No gradients.').length).toBeGreaterThan(0)
})

test('engagement actions: a refused transition tells what happened meanwhile, keeps the typed text, and the focus moves to the heading', async () => {
  const id = await engagementInProgress()
  await signedInAs('freelancer')
  await visit(path(id))
  const cancel = await openForm('Cancel work', 'Cancel and refund $699.00')
  await user.type(cancel.getByLabelText('Reason'), 'I am ill.')
  await runAs('customer', () => advanceInOtherTab(id, 2, { openDispute: { reason: 'Silence.' } }))
  await user.click(cancel.getByRole('button', { name: 'Cancel and refund $699.00' }))
  expect(await main().findByText(/^Dispute opened by/, { selector: 'li' })).toBeTruthy()
  expect(main().getByLabelText<HTMLTextAreaElement>('What you had typed').value).toBe('I am ill.')
  expect(main().queryByRole('form', { name: /^Cancel/ })).toBeNull()
  expect(document.activeElement?.textContent).toBe('What you can do now')
})

test('engagement actions: a seller delivers with a message and links', async () => {
  const id = await engagementInProgress()
  await signedInAs('freelancer')
  await visit(path(id))
  const delivery = await openForm('Deliver')
  await user.type(delivery.getByLabelText('Message'), 'Three directions.')
  await user.type(delivery.getByLabelText('Links, optional'), 'https://vidal.example/three')
  await user.click(delivery.getByRole('button', { name: 'Deliver' }))
  expect(await main().findByRole('heading', { level: 2, name: 'Delivered' })).toBeTruthy()
})

test('engagement actions: the reason of a proposal is read by both sides once another admin has confirmed it', async () => {
  const price = { priceCents: 600_000 }
  await changeSampleData((db) => db.updateTable('engagement').set(price).where('number', '=', 'MQ-2B9XD').execute())
  await signedInAs('admin')
  await visit(path('MQ-2B9XD'))
  const proposal = await openForm('Propose resolution')
  expect(proposal.getByText('Both sides can read it once another admin has confirmed.')).toBeTruthy()
})
