import { screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, test } from 'vitest'
import { mockOperation, signedInAs } from '../../../testing/api'
import { visit } from '../../../testing/render-screen'
import { DeleteAccountDocument } from './delete-account-section.generated'

const user = userEvent.setup()

test('delete account: what was typed in this tab is removed', async () => {
  await signedInAs('customer')
  await visit('/dashboard/settings')
  const form = within(await screen.findByRole('form', { name: 'Delete account' }))
  const message = 'Your account is deleted.'
  mockOperation(DeleteAccountDocument, { deleteAccount: { __typename: 'AccountDeleted', message } })
  sessionStorage.setItem('brief:new', '{"title":"A valve"}')
  await user.type(form.getByLabelText('Type your email to confirm'), 'customer@example.com')
  await user.type(form.getByLabelText('Your password'), 'password123')
  await user.click(form.getByRole('button', { name: 'Delete account' }))
  expect(await screen.findByText(message)).toBeTruthy()
  expect(sessionStorage.getItem('brief:new')).toBeNull()
})
