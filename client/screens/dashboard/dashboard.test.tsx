import { act, fireEvent, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { graphql, HttpResponse } from 'msw'
import { beforeEach, expect, test } from 'vitest'
import { LogoutDocument } from '../../features/session/logout.generated'
import { sessionStore } from '../../features/session/session-store'
import { api, signedInAs } from '../../testing/api'
import { visit } from '../../testing/render-screen'

const user = userEvent.setup()
const side = () => within(screen.getByRole('complementary', { name: 'Side' }))
const menu = () => side().getByRole('button', { name: 'Account menu' })
const isOpen = () => menu().getAttribute('aria-expanded') === 'true'

beforeEach(() => signedInAs('broker'))

test('the side navigation leads to the pages of the role, and says where one is', async () => {
  await visit('/dashboard/messages')
  const nav = within(side().getByRole('navigation', { name: 'Dashboard' }))
  expect(nav.getAllByRole('link').map(({ textContent }) => textContent?.trim().replace(/ \d+ unread$/, ''))).toEqual([
    'Overview',
    'Services',
    'Clients',
    'Earnings',
    'Jobs',
    'Messages',
    'Applications',
    'Settings',
    'Back to marketplace',
  ])
  expect(nav.getByRole('link', { current: 'page' }).textContent).toContain('Messages')
})

test('the account menu opens on a click only, and closes on Escape, outside, and on choosing', async () => {
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

test('the drawer of a phone opens, and closes on its button, outside, and on choosing', async () => {
  const router = await visit('/dashboard/messages')
  const drawer = () => screen.queryByRole('dialog', { name: 'Menu' })
  const open = () => user.click(screen.getByRole('button', { name: 'Open menu' }))
  expect(drawer()).toBeNull()
  await open()
  await user.click(screen.getByRole('button', { name: 'Close menu' }))
  expect(drawer()).toBeNull()
  await open()
  fireEvent.click(drawer() ?? document.body)
  expect(drawer()).toBeNull()
  await open()
  await act(() => user.click(within(drawer() ?? document.body).getByRole('link', { name: 'Clients' })))
  await waitFor(() => expect(router.state.location.pathname).toBe('/dashboard/broker/clients'))
  await waitFor(() => expect(drawer()).toBeNull())
})

test('Log Out waits for the server, and leaves no way back', async () => {
  const router = await visit('/dashboard/messages')
  await user.click(menu())
  api.use(graphql.mutation(LogoutDocument, () => HttpResponse.json({ errors: [{ message: 'Broken' }] })))
  await user.click(side().getByRole('button', { name: 'Log Out' }))
  expect((await side().findByRole('alert')).textContent).toMatch(/^Could not log out/)
  expect([router.state.location.pathname, sessionStore.read().user?.role]).toEqual(['/dashboard/messages', 'broker'])
  api.resetHandlers()
  await act(() => user.click(side().getByRole('button', { name: 'Log Out' })))
  expect(await screen.findByRole('heading', { name: /log in|welcome/i })).toBeTruthy()
  const { pathname, search } = router.state.location
  expect([pathname, search]).toEqual(['/login', ''])
  expect(sessionStore.read().user).toBeUndefined()
  // What is opened after that is a wish of its own.
  await act(() => router.navigate('/dashboard/messages'))
  await waitFor(() => expect(router.state.location.search).toBe('?next=%2Fdashboard%2Fmessages'))
})

test('signed out in another tab, one is led to sign in and back', async () => {
  const router = await visit('/dashboard/messages')
  await screen.findByRole('heading', { level: 1, name: 'Messages' })
  await act(async () => {
    localStorage.removeItem('user:broker')
    window.dispatchEvent(new StorageEvent('storage', { key: 'user:broker' }))
  })
  expect(router.state.location.pathname + router.state.location.search).toBe('/login?next=%2Fdashboard%2Fmessages')
})
