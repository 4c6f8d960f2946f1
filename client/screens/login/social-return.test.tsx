import { act, waitFor } from '@testing-library/react'
import { expect, test } from 'vitest'
import { sessionStore } from '../../features/session/session-store'
import { ViewerDocument } from '../../features/session/viewer.generated'
import { mockPending, signedInAs } from '../../testing/api'
import { visit } from '../../testing/render-screen'
import { button, main } from './login.testing'

/** The server has a session, of which the browser's storage knows nothing. */
const back = async () => {
  await signedInAs('vendor')
  sessionStore.end()
  sessionStore.invalidate()
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
