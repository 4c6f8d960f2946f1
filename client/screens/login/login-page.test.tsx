import { waitFor } from '@testing-library/react'
import { expect, test } from 'vitest'
import { mockError, requestsOf, signedInAs } from '../../testing/api'
import { main, visit } from '../../testing/render-screen'
import { LoginDocument } from './login.generated'
import { button, press, user } from './login.testing'

const password = () => main().getByLabelText<HTMLInputElement>('Password')

test.each([
  ['vendor', '/login', '/dashboard/vendor/products'],
  ['freelancer', '/login', '/dashboard/freelancer/services'],
  ['broker', '/login', '/dashboard/broker/services'],
  ['admin', '/login', '/dashboard/admin/users'],
  ['customer', '/login', '/dashboard'],
  ['customer', '/login?next=/jobs', '/jobs'],
] as const)('login: a signed-in %s at %s is redirected to %s at once', async (role, at, to) => {
  await signedInAs(role)
  const router = await visit(at)
  await waitFor(() => expect(router.state.location.pathname).toBe(to))
})

test('login: Show password keeps focus and caret', async () => {
  await visit('/login')
  await user.type(password(), 'secret')
  password().setSelectionRange(2, 2)
  await press('Show password')
  expect([password().type, password().selectionStart, document.activeElement]).toEqual(['text', 2, password()])
  await press('Hide password')
  expect([password().type, password().value]).toEqual(['password', 'secret'])
})

test.each([false, true])('login: Remember me is sent as %s', async (remember) => {
  mockError(LoginDocument)
  await visit('/login')
  await press('Customer')
  if (remember) await user.click(main().getByLabelText('Remember me'))
  await press('Log In')
  await waitFor(() => expect(requestsOf(LoginDocument)).toMatchObject([{ input: { remember } }]))
})

test('login: offers the social providers and registration', async () => {
  await visit('/login')
  const providers = ['Google', 'Facebook', 'LinkedIn', 'Apple']
  expect(providers.map((name) => button(name).disabled)).not.toContain(true)
  expect(main().getByRole('link', { name: 'Create an account' }).getAttribute('href')).toBe('/register')
})

test('login: links to registration, with the return path, and to Forgot password', async () => {
  await visit('/login?social=failed&provider=google&next=%2Fjobs%3Fpage%3D2')
  const href = (name: string) => main().getByRole('link', { name }).getAttribute('href')
  expect(href('Create an account')).toBe('/register?next=%2Fjobs%3Fpage%3D2')
  expect(href('Forgot password?')).toBe('/forgot-password')
})
