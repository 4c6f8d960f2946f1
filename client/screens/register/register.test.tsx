import { waitFor } from '@testing-library/react'
import { expect, test } from 'vitest'
import { mockError, mockPending } from '../../testing/api'
import { main, visit } from '../../testing/render-screen'
import { RegisterDocument } from './register.generated'
import { alertText, button, create, type, user } from './register.testing'

const fill = async (email: string) => {
  await type('Full name', 'Ingrid Solberg')
  await type('Email', email)
  await type('Password', 'secret1')
  await type('Confirm password', 'secret1')
}

test('registration: creates an account, shows success, then redirects', async () => {
  const router = await visit('/register?next=/jobs')
  await user.selectOptions(main().getByLabelText('Account type'), 'Vendor/Company')
  await type('Company or business name', 'Solberg Models')
  await fill('ingrid@solberg.example')
  await create()
  expect((await main().findByRole('status')).textContent).toBe(
    'Account created successfully! Redirecting to your dashboard...',
  )
  expect(router.state.location.pathname).toBe('/register')
  await waitFor(() => expect(router.state.location.pathname).toBe('/jobs'))
})

test('registration: an email in use is refused, and the input stays', async () => {
  await visit('/register')
  await fill('customer@example.com')
  await create()
  expect(await alertText()).toBe('Registration failed. Email might already be in use.')
  expect(main().getByLabelText<HTMLInputElement>('Full name').value).toBe('Ingrid Solberg')
})

test('registration: all buttons are disabled while pending; a failure is shown', async () => {
  mockError(RegisterDocument)
  const answer = mockPending(RegisterDocument)
  await visit('/register')
  await fill('new@example.com')
  await create()
  expect(['Creating Account...', 'Google', 'Apple'].map((name) => button(name).disabled)).not.toContain(false)
  answer()
  expect(await alertText()).toBe('An error occurred during registration. Please try again.')
})

test('registration: a social login creates an account', async () => {
  await visit('/register')
  await user.click(button('Google'))
  expect((await main().findByRole('status')).textContent).toBe('Google registration successful! Redirecting...')
})
