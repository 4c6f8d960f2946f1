import { act, waitFor } from '@testing-library/react'
import { expect, test } from 'vitest'
import { sessionStore } from '../../features/session/session-store'
import { ViewerDocument } from '../../features/session/viewer.generated'
import { mockPending, signedInAs } from '../../testing/api'
import { main, visit } from '../../testing/render-screen'
import { button } from './login.testing'

/** Starts a session that is not in the browser's storage yet, as after the redirect from a provider. */
const signInAtProvider = async () => {
  await signedInAs('vendor')
  sessionStore.end()
  sessionStore.invalidate()
}

test.each([
  ['/login?social=done&provider=google', '/dashboard/vendor/products'],
  ['/login?social=done&provider=google&next=%2Fjobs', '/jobs'],
])('social login: the return to %s queries the viewer, shows success, then redirects to %s', async (at, to) => {
  await signInAtProvider()
  const answer = mockPending(ViewerDocument)
  const router = await visit(at)
  expect(['Apple', 'Log In'].map((name) => button(name).disabled)).toEqual([true, true])
  expect(button('Google').getAttribute('aria-busy')).toBe('true')
  await act(async () => answer())
  expect((await main().findByRole('status')).textContent).toBe('Login successful! Redirecting...')
  expect(router.state.location.pathname).toBe('/login')
  await waitFor(() => expect(router.state.location.pathname).toBe(to))
})

test('social registration: the return shows success, then redirects to the dashboard', async () => {
  await signInAtProvider()
  const router = await visit('/register?social=done&provider=linkedin')
  expect((await main().findByRole('status')).textContent).toBe('LinkedIn registration successful! Redirecting...')
  await waitFor(() => expect(router.state.location.pathname).toBe('/dashboard'))
})
