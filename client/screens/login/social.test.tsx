import { fireEvent, waitFor } from '@testing-library/react'
import { graphql, HttpResponse } from 'msw'
import { expect, test } from 'vitest'
import { SocialLoginDocument } from '../../features/auth/social-login.generated'
import { api, mockPending } from '../../testing/api'
import { visit } from '../../testing/render-screen'
import { main, press } from './login.testing'

test.each([
  [{ data: { socialLogin: { __typename: 'SocialLoginFailed' } } }, 'LinkedIn login failed. Please try another method.'],
  [{ errors: [{ message: 'Something broke.' }] }, 'An error occurred during linkedin login. Please try again.'],
])('while one social button waits none can be pressed; %j: %s', async (answer, message) => {
  api.use(graphql.mutation(SocialLoginDocument, () => HttpResponse.json<object>(answer)))
  const look = mockPending(SocialLoginDocument)
  await visit('/login')
  await press('LinkedIn')
  const button = (name: string) => main().getByRole<HTMLButtonElement>('button', { name })
  expect(['Google', 'Facebook', 'LinkedIn', 'Apple', 'Log In'].map((name) => button(name).disabled)).not.toContain(
    false,
  )
  expect(button('LinkedIn').getAttribute('aria-busy')).toBe('true')
  look()
  expect((await main().findByRole('alert')).textContent).toBe(message)
  expect(button('Google').disabled).toBe(false)
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

test("social login: the button works again after coming back from the provider's page", async () => {
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
