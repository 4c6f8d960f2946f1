import { act, fireEvent, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { beforeEach, expect, test } from 'vitest'
import { signedInAs } from '../../testing/api'
import { assertFound } from '../../testing/assert-found'
import { visit } from '../../testing/render-screen'
import { side } from './dashboard.testing'

const user = userEvent.setup()

beforeEach(() => signedInAs('broker'))

test('side navigation: lists the pages of the role and marks the current one', async () => {
  await visit('/dashboard/messages')
  const nav = within(side().getByRole('navigation', { name: 'Dashboard' }))
  expect(
    nav.getAllByRole('link').map(({ textContent }) => textContent?.trim().replace(/ \d+ unread$|\d+$/, '')),
  ).toEqual([
    ...['Overview', 'Services', 'Clients', 'Earnings', 'Docket', 'Mandates'],
    ...['Registrations', 'Payouts', 'Jobs', 'Purchases', 'Saved'],
    ...['Messages', 'Applications', 'Settings', 'Back to marketplace'],
  ])
  expect(nav.getByRole('link', { current: 'page' }).textContent).toContain('Messages')
})

test('drawer: its button, a click outside and a chosen link close it', async () => {
  const router = await visit('/dashboard/messages')
  const drawer = () => screen.queryByRole('dialog', { name: 'Menu' })
  const open = () => user.click(screen.getByRole('button', { name: 'Open menu' }))
  expect(drawer()).toBeNull()
  await open()
  await user.click(screen.getByRole('button', { name: 'Close menu' }))
  expect(drawer()).toBeNull()
  await open()
  fireEvent.click(assertFound(drawer()))
  expect(drawer()).toBeNull()
  await open()
  await act(() => user.click(within(assertFound(drawer())).getByRole('link', { name: 'Clients' })))
  await waitFor(() => expect(router.state.location.pathname).toBe('/dashboard/broker/clients'))
  await waitFor(() => expect(drawer()).toBeNull())
})

test('dashboard: logging out in another tab leads to the login page, with the path to return to', async () => {
  const router = await visit('/dashboard/messages')
  await screen.findByRole('heading', { level: 1, name: 'Messages' })
  await act(async () => {
    localStorage.removeItem('user:broker')
    window.dispatchEvent(new StorageEvent('storage', { key: 'user:broker' }))
  })
  await waitFor(() =>
    expect(router.state.location.pathname + router.state.location.search).toBe('/login?next=%2Fdashboard%2Fmessages'),
  )
})
