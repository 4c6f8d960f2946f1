import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { graphql, HttpResponse } from 'msw'
import { expect, test } from 'vitest'
import { SocialLoginDocument } from '../../features/session/social-login.generated'
import { api, mockOperation, signedInAs } from '../../testing/api'
import { visit } from '../../testing/render-screen'
import { LoginDocument } from './login.generated'
import { SampleAccountsDocument } from './sample-accounts.generated'

const user = userEvent.setup()
const main = () => within(screen.getByRole('main'))
const press = async (name: string) => user.click(await main().findByRole('button', { name }))
const password = () => main().getByLabelText<HTMLInputElement>('Password')

test.each([
  ['vendor', '/login', '/dashboard/vendor/products'],
  ['freelancer', '/login', '/dashboard/freelancer/services'],
  ['broker', '/login', '/dashboard/broker/services'],
  ['admin', '/login', '/dashboard/admin/users'],
  ['customer', '/login', '/dashboard'],
  ['customer', '/login?next=/jobs', '/jobs'],
] as const)('a signed-in %s at %s is led to %s at once', async (role, at, to) => {
  await signedInAs(role)
  const router = await visit(at)
  await waitFor(() => expect(router.state.location.pathname).toBe(to))
})

test('the password can be looked at; focus and caret stay where they are', async () => {
  await visit('/login')
  await user.type(password(), 'secret')
  password().setSelectionRange(2, 2)
  await press('Show password')
  expect([password().type, password().selectionStart, document.activeElement]).toEqual(['text', 2, password()])
  await press('Hide password')
  expect([password().type, password().value]).toEqual(['password', 'secret'])
})

test.each([false, true])('Remember me: %s', async (remember) => {
  const asked = new Promise((resolve) => {
    api.use(
      graphql.mutation(LoginDocument, ({ variables }) => {
        resolve(variables.input.remember)
        return HttpResponse.json<object>({ errors: [{ message: 'Something broke.' }] })
      }),
    )
  })
  await visit('/login')
  await press('Customer')
  if (remember) await user.click(main().getByLabelText('Remember me'))
  await press('Log In')
  expect(await asked).toBe(remember)
})

test('without sample data no accounts are offered', async () => {
  mockOperation(SampleAccountsDocument, { sampleAccounts: [] })
  await visit('/login')
  expect(await main().findByRole('button', { name: 'Log In' })).toBeTruthy()
  expect(main().queryByText('Sample accounts.')).toBeNull()
})

test('leads to registration with the way back, and to a new password', async () => {
  await visit('/login?social=failed&provider=google&next=%2Fjobs%3Fpage%3D2')
  const href = (name: string) => main().getByRole('link', { name }).getAttribute('href')
  expect(href('Create an account')).toBe('/register?next=%2Fjobs%3Fpage%3D2')
  expect(href('Forgot password?')).toBe('/forgot-password')
})

test('a provider is told the way back; a suspended account is named', async () => {
  const message = 'This account is suspended. Write to support@marque.example to have it looked at.'
  let input: unknown
  api.use(
    graphql.mutation(SocialLoginDocument, ({ variables }) => {
      input = variables.input
      return HttpResponse.json({ data: { socialLogin: { __typename: 'AccountSuspended', message } } })
    }),
  )
  await visit('/login?next=/jobs')
  await press('Apple')
  expect((await main().findByRole('alert')).textContent).toBe(message)
  expect(input).toEqual({ provider: 'APPLE', purpose: 'LOGIN', next: '/jobs' })
})

test('whoever turns back from the page of a provider can press again', async () => {
  const url = '#provider'
  api.use(
    graphql.mutation(SocialLoginDocument, () =>
      HttpResponse.json({ data: { socialLogin: { __typename: 'SocialLoginRedirect', url } } }),
    ),
  )
  await visit('/login')
  await press('Google')
  await waitFor(() => expect(window.location.hash).toBe(url))
  const google = main().getByRole<HTMLButtonElement>('button', { name: 'Google' })
  expect(google.disabled).toBe(true)
  fireEvent(window, new Event('pageshow'))
  expect(google.disabled).toBe(false)
})
