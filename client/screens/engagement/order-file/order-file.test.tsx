import { act, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, test } from 'vitest'
import { runAs, signedInAs } from '../../../testing/api'
import { advanceInOtherTab } from '../../../testing/purchase'
import { main, visit } from '../../../testing/render-screen'
import { conversation, engagementWithMessage } from '../engagement.testing'

const user = userEvent.setup()

test('order file: an admin reads the messages after giving a reason, and can’t write', async () => {
  const path = await engagementWithMessage()
  await signedInAs('admin')
  await visit(path)
  const form = within(await main().findByRole('form', { name: 'Read the conversation' }))
  expect(screen.queryByText('Is Friday realistic?')).toBeNull()
  await user.click(form.getByRole('button', { name: 'Read for an hour' }))
  expect((await form.findByRole('alert')).textContent).toBe('Say why you read these messages.')
  await user.type(form.getByLabelText('Reason'), 'The buyer asks us to look.')
  await user.click(form.getByRole('button', { name: 'Read for an hour' }))
  expect(await main().findByText('Is Friday realistic?', { selector: 'ol p' })).toBeTruthy()
  expect(document.activeElement).toBe((await conversation()).getByRole('heading', { name: 'Conversation' }))
  expect((await conversation()).getByText('Only the buyer and the seller can write here.')).toBeTruthy()
  expect((await conversation()).queryByLabelText('Message')).toBeNull()
})

test('order file: an admin sees which mails an order has caused', async () => {
  const path = await engagementWithMessage()
  await signedInAs('admin')
  await visit(path)
  const mails = within(await main().findByRole('region', { name: 'Mails' }))
  expect((await mails.findAllByText(/^To Tomás Vidal, /)).length).toBeGreaterThan(0)
})

test('order file: a change of the order shows its new mails, and keeps a typed reason', async () => {
  const path = await engagementWithMessage()
  await signedInAs('admin')
  const router = await visit(path)
  const reason = await main().findByLabelText<HTMLTextAreaElement>('Reason')
  await user.type(reason, 'The buyer asks.')
  const mails = within(await main().findByRole('region', { name: 'Mails' }))
  const before = mails.getAllByRole('listitem').length
  const submitRequirements = { message: 'No gradients.' }
  await runAs('customer', () => advanceInOtherTab(path.replace(/.*\//, ''), 1, { submitRequirements }))
  await act(() => router.navigate(path))
  await user.click(await main().findByRole('button', { name: 'Show' }))
  await waitFor(() => expect(mails.getAllByRole('listitem').length).toBeGreaterThan(before))
  expect(reason.isConnected).toBe(true)
  expect(reason.value).toBe('The buyer asks.')
})
