import { screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, test } from 'vitest'
import { mockOperation, signedInAs } from '../../../testing/api'
import { visit } from '../../../testing/render-screen'
import { ChangePasswordDocument } from './password-section.generated'

const user = userEvent.setup()
const open = async () => {
  await signedInAs('customer')
  await visit('/dashboard/settings')
  const form = within(await screen.findByRole('form', { name: 'Password' }))
  const type = async (label: string, text: string) => {
    await user.clear(form.getByLabelText(label))
    await user.type(form.getByLabelText(label), text)
  }
  const change = () => user.click(form.getByRole('button', { name: 'Change password' }))
  return { form, type, change }
}

test('password change: validates the new password as registration does', async () => {
  const { form, type, change } = await open()
  const expectText = async (text: string) => expect(await form.findByText(text)).toBeTruthy()
  await change()
  await expectText('Password is required')
  await type('Current password', 'wrong')
  await type('New password', '12345')
  await type('Confirm password', '123456')
  await change()
  await expectText("Passwords don't match")
  await type('Confirm password', '12345')
  await change()
  await expectText('Password must be at least 6 characters')
  await type('New password', '1234567')
  await type('Confirm password', '1234567')
  await change()
  await expectText('This is not your password.')
  expect(document.activeElement).toBe(form.getByLabelText('Current password'))
})

test('password change: says how many devices were signed out, and resets the form', async () => {
  mockOperation(ChangePasswordDocument, { changePassword: { __typename: 'PasswordChanged', endedSessionCount: 2 } })
  const { form, type, change } = await open()
  await type('Current password', 'password123')
  await type('New password', 'password1234')
  await type('Confirm password', 'password1234')
  await change()
  expect(await form.findByText('Saved. 2 other devices are signed out.')).toBeTruthy()
  expect(form.getByLabelText<HTMLInputElement>('New password').value).toBe('')
})
