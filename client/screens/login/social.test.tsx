import { fireEvent, waitFor } from '@testing-library/react'
import { expect, test } from 'vitest'
import { SocialLoginDocument } from '../../features/auth/social-login.generated'
import { mockError, mockOperation, mockPending, requestsOf } from '../../testing/api'
import { main, visit } from '../../testing/render-screen'
import { press } from './login.testing'

const failed = 'LinkedIn login failed. Please try another method.'

test.each<[answer: string, mock: () => void, message: string]>([
  [
    'a refusal',
    () => mockOperation(SocialLoginDocument, { socialLogin: { __typename: 'SocialLoginFailed', message: failed } }),
    failed,
  ],
  ['an error', () => mockError(SocialLoginDocument), 'An error occurred during linkedin login. Please try again.'],
])('social login: the others are disabled while one is pending, and %s is explained', async (_, mock, message) => {
  mock()
  const answer = mockPending(SocialLoginDocument)
  await visit('/login')
  await press('LinkedIn')
  const button = (name: string) => main().getByRole<HTMLButtonElement>('button', { name })
  expect(['Google', 'Facebook', 'Apple', 'Log In'].map((name) => button(name).disabled)).not.toContain(false)
  expect(button('LinkedIn').getAttribute('aria-busy')).toBe('true')
  answer()
  expect((await main().findByRole('alert')).textContent).toBe(message)
  expect(button('Google').disabled).toBe(false)
})

test('social login: sends the return path and reports a suspended account', async () => {
  const message = 'This account is suspended. Write to support@marque.example to have it looked at.'
  mockOperation(SocialLoginDocument, { socialLogin: { __typename: 'AccountSuspended', message } })
  await visit('/login?next=/jobs')
  await press('Apple')
  expect((await main().findByRole('alert')).textContent).toBe(message)
  expect(requestsOf(SocialLoginDocument)).toEqual([{ input: { provider: 'APPLE', purpose: 'LOGIN', next: '/jobs' } }])
})

test("social login: the button works again after coming back from the provider's page", async () => {
  const url = `${window.location.origin}/#provider`
  mockOperation(SocialLoginDocument, { socialLogin: { __typename: 'SocialLoginRedirect', url } })
  await visit('/login')
  await press('Google')
  await waitFor(() => expect(window.location.href).toBe(url))
  const google = main().getByRole<HTMLButtonElement>('button', { name: 'Google' })
  expect(google.getAttribute('aria-busy')).toBe('true')
  fireEvent(window, new Event('pageshow'))
  expect(google.getAttribute('aria-busy')).toBe('false')
})
