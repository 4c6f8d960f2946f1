import { act, screen, waitFor, within } from '@testing-library/react'
import { beforeEach, expect, test } from 'vitest'
import { signedInAs } from '../../testing/api'
import { visit } from '../../testing/render-screen'
import { side } from './dashboard.testing'

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
