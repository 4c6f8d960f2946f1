import { act, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { beforeEach, expect, test } from 'vitest'
import { requestsOf } from '../../testing/api'
import { main, visit } from '../../testing/render-screen'
import { mockReport } from './admin-analytics.testing'
import { PlatformReportDocument } from './platform-report.generated'

const user = userEvent.setup()
beforeEach(mockReport)

test('admin analytics: tiles, charts and the table tell the figures of the days', async () => {
  await visit('/dashboard/admin/analytics')
  const table = within(await main().findByRole('table'))
  const rows = table
    .getAllByRole('row')
    .map(({ children }) => [...children].map(({ textContent }) => textContent?.replaceAll('\u00a0', ' ')))
  const sums = ['2', '$699.50', '$10.00', '$60.00', '$540.00', '$89.50', '$560.00', '3']
  expect(rows.slice(1)).toEqual([
    ['November 21, 2026', ...sums],
    ['November 20, 2026', '0', '$0.00', '$0.00', '$0.00', '$0.00', '$0.00', '$20.00', '0'],
    ['Total', ...sums],
  ])
  expect(main().getByText('Payable now').closest('li')?.textContent).toContain('$560')
  expect(within(main().getByRole('region', { name: 'Payable at day’s end' })).getByRole('img')).toBeTruthy()
  const chart = within(main().getByRole('region', { name: 'Paid by day' })).getByRole('img')
  expect(chart.getAttribute('aria-label')).toBe(
    'From November 20, 2026 to November 21, 2026. Most on November 21, 2026: $699.50. Today: $699.50.',
  )
})

test('admin analytics: the address keeps the number of days', async () => {
  const router = await visit('/dashboard/admin/analytics?days=2')
  await main().findByRole('table')
  await act(() => user.click(main().getByRole('button', { name: 'Last 365 days' })))
  await main().findByText('in 365 days')
  expect(router.state.location.search).toBe('?days=365')
  expect(requestsOf(PlatformReportDocument)).toEqual([{ days: 30 }, { days: 365 }])
})

test('admin analytics: each state leads to its orders', async () => {
  await visit('/dashboard/admin/analytics')
  const states = within(await main().findByRole('region', { name: 'Orders by state' }))
  expect(states.getByRole('link', { name: 'In progress' }).getAttribute('href')).toBe(
    '/dashboard/admin/orders?state=in-progress',
  )
  expect(states.getByRole('link', { name: 'In progress' }).nextElementSibling?.textContent).toBe('4')
})

test('admin analytics: the orders of a chosen state are drawn by day', async () => {
  await visit('/dashboard/admin/analytics')
  const states = within(await main().findByRole('region', { name: 'Orders by state' }))
  const chart = (title: string) => within(states.getByRole('region', { name: title })).getByRole('img')
  expect(chart('In progress at day’s end').getAttribute('aria-label')).toMatch(/ Today: 4 orders\.$/)
  await user.selectOptions(states.getByLabelText('State'), 'Disputed')
  expect(chart('Disputed at day’s end').getAttribute('aria-label')).toMatch(/ Today: 0 orders\.$/)
})
