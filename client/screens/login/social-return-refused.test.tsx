import { expect, test } from 'vitest'
import { sessionStore } from '../../features/session/session-store'
import { ViewerDocument } from '../../features/session/viewer.generated'
import { mockError } from '../../testing/api'
import { main, visit } from '../../testing/render-screen'
import { button } from './login.testing'

test.each([
  ['/login?social=failed&provider=google', 'Google login failed. Please try another method.'],
  ['/register?social=failed&provider=apple', 'Apple registration failed. Please try another method.'],
  [
    '/login?social=suspended&provider=google',
    'This account is suspended. Our mail to you says why, and where to write.',
  ],
  ['/login?social=done&provider=google', 'Google login failed. Please try another method.'],
])('social login: %s without a session shows %s', async (at, message) => {
  sessionStore.invalidate()
  await visit(at)
  expect((await main().findByRole('alert')).textContent).toBe(message)
  expect(button('Google').disabled).toBe(false)
})

test('social login: a failed viewer query shows an error', async () => {
  sessionStore.invalidate()
  mockError(ViewerDocument)
  await visit('/login?social=done&provider=facebook')
  expect((await main().findByRole('alert')).textContent).toBe(
    'An error occurred during facebook login. Please try again.',
  )
})

test('social login: an unknown provider in the address is ignored', async () => {
  await visit('/login?social=failed&provider=%3Cb%3E')
  expect(main().queryByRole('alert')).toBeNull()
})
