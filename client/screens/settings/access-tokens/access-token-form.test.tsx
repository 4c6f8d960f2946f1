import { screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, test } from 'vitest'
import { mockOperation, signedInAs } from '../../../testing/api'
import { visit } from '../../../testing/render-screen'
import { CreateAccessTokenDocument } from './access-token-form.generated'

const user = userEvent.setup()
const open = async () => {
  await signedInAs('freelancer')
  await visit('/dashboard/settings')
  const form = within(await screen.findByRole('form', { name: 'New API token' }))
  const submit = () => user.click(form.getByRole('button', { name: 'Create token' }))
  return { form, submit }
}

test('new API token: name and password are required, and a wrong password is refused', async () => {
  const { form, submit } = await open()
  await submit()
  expect(await form.findByText('Name is required')).toBeTruthy()
  await user.type(form.getByLabelText('Name'), 'Report')
  await submit()
  expect(await form.findByText('Password is required')).toBeTruthy()
  await user.type(form.getByLabelText('Your password'), 'wrong')
  await submit()
  expect(await form.findByText('This is not your password.')).toBeTruthy()
  expect(document.activeElement).toBe(form.getByLabelText('Your password'))
  expect(form.getByLabelText<HTMLInputElement>('Name').value).toBe('Report')
})

test('new API token: with 20 tokens the form says to revoke one', async () => {
  const message = 'You have 20 tokens, which is the most. Revoke one that you no longer need.'
  mockOperation(CreateAccessTokenDocument, { createAccessToken: { __typename: 'TooManyAccessTokens', message } })
  const { form, submit } = await open()
  await user.type(form.getByLabelText('Name'), 'Report')
  await user.type(form.getByLabelText('Your password'), 'password123')
  await submit()
  expect((await form.findByRole('alert')).textContent).toBe(message)
})
