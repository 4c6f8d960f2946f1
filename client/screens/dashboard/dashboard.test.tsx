import { act, fireEvent, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { beforeEach, expect, test } from 'vitest'
import { signedInAs } from '../../testing/api'
import { visit } from '../../testing/render-screen'
import { side } from './dashboard.testing'

const user = userEvent.setup()

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

test('signed out in another tab, one is led to sign in and back', async () => {
  const router = await visit('/dashboard/messages')
  await screen.findByRole('heading', { level: 1, name: 'Messages' })
  await act(async () => {
    localStorage.removeItem('user:broker')
    window.dispatchEvent(new StorageEvent('storage', { key: 'user:broker' }))
  })
  expect(router.state.location.pathname + router.state.location.search).toBe('/login?next=%2Fdashboard%2Fmessages')
})
