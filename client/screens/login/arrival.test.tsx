import { act, screen, waitFor, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { sessionStore } from '../../features/session/session-store'
import { ViewerDocument } from '../../features/session/viewer.generated'
import { mockError, mockPending, signedInAs } from '../../testing/api'
import { visit } from '../../testing/render-screen'

const main = () => within(screen.getByRole('main'))
const button = (name: string) => main().getByRole<HTMLButtonElement>('button', { name })

/** Signed in by the server, in a browser that has heard nothing of it. */
const back = async () => {
  await signedInAs('vendor')
  sessionStore.end()
  sessionStore.doubt()
}

test.each([
  ['/login?social=done&provider=google', '/dashboard/vendor/products'],
  ['/login?social=done&provider=google&next=%2Fjobs', '/jobs'],
])('back from a provider at %s: the server is asked, success is told, then %s comes', async (at, to) => {
  await back()
  const answer = mockPending(ViewerDocument)
  const router = await visit(at)
  expect(['Google', 'Apple', 'Log In'].map((name) => button(name).disabled)).toEqual([true, true, true])
  expect(button('Google').getAttribute('aria-busy')).toBe('true')
  await act(async () => answer())
  expect((await main().findByRole('status')).textContent).toBe('Login successful! Redirecting...')
  expect(router.state.location.pathname).toBe('/login')
  await waitFor(() => expect(router.state.location.pathname).toBe(to))
})

test('back at registration it says so, and leads to the dashboard', async () => {
  await back()
  const router = await visit('/register?social=done&provider=linkedin')
  expect((await main().findByRole('status')).textContent).toBe('LinkedIn registration successful! Redirecting...')
  await waitFor(() => expect(router.state.location.pathname).toBe('/dashboard'))
})

test.each([
  ['/login?social=failed&provider=google', 'Google login failed. Please try another method.'],
  ['/register?social=failed&provider=apple', 'Apple registration failed. Please try another method.'],
  [
    '/login?social=suspended&provider=google',
    'This account is suspended. Write to support@marque.example to have it looked at.',
  ],
  ['/login?social=done&provider=google', 'Google login failed. Please try another method.'],
])('%s without a session: %s', async (at, message) => {
  sessionStore.doubt()
  await visit(at)
  expect((await main().findByRole('alert')).textContent).toBe(message)
  expect(button('Google').disabled).toBe(false)
})

test('when the server does not say who is signed in, that is told', async () => {
  sessionStore.doubt()
  mockError(ViewerDocument)
  await visit('/login?social=done&provider=facebook')
  expect((await main().findByRole('alert')).textContent).toBe(
    'An error occurred during facebook login. Please try again.',
  )
})

test('an address that makes no sense says nothing', async () => {
  await visit('/login?social=failed&provider=%3Cb%3E')
  expect(main().queryByRole('alert')).toBeNull()
})
