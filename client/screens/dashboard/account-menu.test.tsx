import { act, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { beforeEach, expect, test } from 'vitest'
import { LogoutDocument } from '../../features/session/logout.generated'
import { sessionStore } from '../../features/session/session-store'
import { mockError, signedInAs } from '../../testing/api'
import { visit } from '../../testing/render-screen'
import { side } from './dashboard.testing'

const user = userEvent.setup()
const menu = () => side().getByRole('button', { name: 'Account menu' })
const isOpen = () => menu().getAttribute('aria-expanded') === 'true'

beforeEach(() => signedInAs('broker'))

test('account menu: opens on a click only; Escape, a click outside and a chosen link close it', async () => {
  const router = await visit('/dashboard/messages')
  await user.hover(menu())
  expect(isOpen()).toBe(false)
  await user.click(menu())
  expect(isOpen()).toBe(true)
  await user.keyboard('{Escape}')
  expect(isOpen()).toBe(false)
  expect(document.activeElement).toBe(menu())
  await user.click(menu())
  await user.click(screen.getByRole('heading', { level: 1 }))
  expect(isOpen()).toBe(false)
  await user.click(menu())
  await act(() => user.click(side().getByRole('link', { name: 'Dashboard' })))
  await waitFor(() => expect(router.state.location.pathname).toBe('/dashboard/broker/services'))
  expect(isOpen()).toBe(false)
})

test('account menu: Log Out waits for the server; a failure keeps the session, success leads to the login page', async () => {
  const router = await visit('/dashboard/messages')
  await user.click(menu())
  const endError = mockError(LogoutDocument)
  await user.click(side().getByRole('button', { name: 'Log Out' }))
  expect((await side().findByRole('alert')).textContent).toMatch(/^Could not log out/)
  expect([router.state.location.pathname, sessionStore.read().user?.role]).toEqual(['/dashboard/messages', 'broker'])
  endError()
  sessionStorage.setItem('brief:new', '{"title":"A valve"}')
  await act(() => user.click(side().getByRole('button', { name: 'Log Out' })))
  expect(await screen.findByRole('heading', { name: /log in|welcome/i })).toBeTruthy()
  const { pathname, search } = router.state.location
  expect([pathname, search]).toEqual(['/login', ''])
  expect(sessionStore.read().user).toBeUndefined()
  expect(sessionStorage.getItem('brief:new')).toBeNull()
  // A page opened after the sign-out asks to sign in and return.
  await act(() => router.navigate('/dashboard/messages'))
  await waitFor(() => expect(router.state.location.search).toBe('?next=%2Fdashboard%2Fmessages'))
})
