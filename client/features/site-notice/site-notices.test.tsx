import { screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, test } from 'vitest'
import { mockOperation } from '../../testing/api'
import { visit } from '../../testing/render-screen'
import { SiteNoticesDocument } from './site-notices.generated'

const user = userEvent.setup()
const notices = [
  { id: 'ntc-1', text: 'Payments pause on Sunday.' },
  { id: 'ntc-2', text: 'New terms from January.' },
]

test('announcements: stand at the top of pages until they are dismissed, and stay dismissed', async () => {
  mockOperation(SiteNoticesDocument, { siteNotices: notices })
  await visit('/about')
  const bar = within(await screen.findByRole('region', { name: 'Announcements' }))
  expect(bar.getByText('New terms from January.')).toBeTruthy()
  await user.click(bar.getByRole('button', { name: 'Dismiss: Payments pause on Sunday.' }))
  await waitFor(() => expect(screen.queryByText('Payments pause on Sunday.')).toBeNull())
  expect(bar.getByText('New terms from January.')).toBeTruthy()
  expect(localStorage.getItem('dismissed-notices')).toBe('["ntc-1"]')
})

test('announcements: one that was dismissed before is not shown', async () => {
  localStorage.setItem('dismissed-notices', '["ntc-1"]')
  mockOperation(SiteNoticesDocument, { siteNotices: notices })
  await visit('/about')
  expect(await screen.findByText('New terms from January.')).toBeTruthy()
  expect(screen.queryByText('Payments pause on Sunday.')).toBeNull()
})

test('announcements: one that another tab has dismissed meanwhile stays dismissed', async () => {
  mockOperation(SiteNoticesDocument, { siteNotices: notices })
  await visit('/about')
  const dismiss = await screen.findByRole('button', { name: 'Dismiss: Payments pause on Sunday.' })
  localStorage.setItem('dismissed-notices', '["ntc-2"]')
  await user.click(dismiss)
  expect(localStorage.getItem('dismissed-notices')).toBe('["ntc-1","ntc-2"]')
})
