import { screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, test } from 'vitest'
import { changeSampleData, mockOperation, requestsOf, signedInAs } from '../../testing/api'
import { visit } from '../../testing/render-screen'
import { BeginAuthenticatorAppDocument } from '../second-factor/authenticator-app-form.generated'
import { SignInAgainDocument, SignInMethodsDocument } from './sign-in-methods.generated'

const user = userEvent.setup()

/** The settings, in a session that began long ago, after a press that needs a fresh one. */
const pressWhenStale = async () => {
  await signedInAs('customer')
  await changeSampleData((db) =>
    db.updateTable('session').set({ authenticatedAt: '2020-01-01T00:00:00.000Z' }).execute(),
  )
  await visit('/dashboard/settings')
  await user.type(await screen.findByLabelText('New email'), 'typed@example.com')
  await user.click(await screen.findByRole('button', { name: 'Set up an authenticator app' }))
  return within(await screen.findByRole('dialog', { name: 'Please confirm that it is you' }))
}

test('sign in again: the password confirms, the request is repeated, and what was typed stays', async () => {
  const dialog = await pressWhenStale()
  await user.type(await dialog.findByLabelText('Your password'), 'wrong')
  await user.click(dialog.getByRole('button', { name: 'Confirm' }))
  expect(await dialog.findByText('This is not your password.')).toBeTruthy()
  await user.clear(dialog.getByLabelText('Your password'))
  await user.type(dialog.getByLabelText('Your password'), 'password123')
  await user.click(dialog.getByRole('button', { name: 'Confirm' }))
  expect(await screen.findByText(/Scan this with your authenticator app/)).toBeTruthy()
  expect(screen.queryByRole('dialog')).toBeNull()
  expect(requestsOf(BeginAuthenticatorAppDocument)).toHaveLength(2)
  expect(screen.getByLabelText<HTMLInputElement>('New email').value).toBe('typed@example.com')
})

test('sign in again: cancelling leaves the request refused, and says why', async () => {
  const dialog = await pressWhenStale()
  await user.click(dialog.getByRole('button', { name: 'Cancel' }))
  expect(await screen.findByText('Please confirm that it is you: you signed in a while ago.')).toBeTruthy()
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  expect(requestsOf(BeginAuthenticatorAppDocument)).toHaveLength(1)
})

test('sign in again: an account without a password is asked for the code of its app', async () => {
  mockOperation(SignInMethodsDocument, {
    viewer: { id: 'usr-clara-whitfield', hasPassword: false, socialProvider: null },
    secondFactors: { authenticatorAppSince: '2026-01-01T00:00:00.000Z', passkeys: [] },
  })
  const dialog = await pressWhenStale()
  await user.type(await dialog.findByLabelText('Code from your app'), '123456')
  await user.click(dialog.getByRole('button', { name: 'Confirm' }))
  await waitFor(() => expect(requestsOf(SignInAgainDocument)).toEqual([{ input: { code: '123456' } }]))
  // The dialog is outside the page, which tests remove at their end.
  await user.click(dialog.getByRole('button', { name: 'Cancel' }))
})
