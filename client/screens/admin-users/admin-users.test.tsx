import { act, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { beforeEach, expect, test } from 'vitest'
import { users } from '../../../fixtures/accounts/users'
import { mockOperation, signedInAs } from '../../testing/api'
import { main, visit } from '../../testing/render-screen'
import { AdminUsersDocument } from './admin-users.generated'
import { button, trail } from './admin-users.testing'
import { AuditTrailDocument } from './audit-trail/audit-trail.generated'

const user = userEvent.setup()
const names = async () =>
  (await main().findAllByRole('link', { name: /, audit trail$/ })).map(({ textContent }) =>
    textContent?.replace(', audit trail', ''),
  )
const newest = users.toSorted((a, b) => b.createdAt.localeCompare(a.createdAt)).map(({ name }) => name)

beforeEach(() => signedInAs('admin'))

test('admin users: lists accounts, newest first; Load more appends a page and focuses its first entry', async () => {
  const router = await visit('/dashboard/admin/users')
  expect(await names()).toEqual(newest.slice(0, 24))
  const orders = main().getAllByRole('link', { name: /^Orders of / })[0]
  expect(orders?.getAttribute('href')).toMatch(/^\/dashboard\/admin\/orders\?q=.+%40/)
  expect(main().getByText(`${users.length} accounts, 0 suspended.`)).toBeTruthy()
  await user.click(button('Load more'))
  await waitFor(async () => expect(await names()).toEqual(newest))
  expect(document.activeElement?.textContent).toContain(newest[24])
  expect(router.state.location.search).toBe('?show=48')
})

test('admin users: totals that the server has not counted to the end are lower bounds', async () => {
  const total = { totalCount: 1_001, totalIsExact: false }
  mockOperation(AdminUsersDocument, { everybody: total, suspended: total })
  mockOperation(AuditTrailDocument, { auditEvents: total })
  await visit('/dashboard/admin/users?about=usr-tomas-vidal')
  expect(await main().findByText('1,000+ accounts, 1,000+ suspended.')).toBeTruthy()
  expect(await trail().findByText('About one account: 1,000+ entries.')).toBeTruthy()
})

test('admin users: the address filters and sorts, and every choice changes it', async () => {
  const router = await visit('/dashboard/admin/users?role=vendor&sort=name')
  const vendors = users.filter(({ role }) => role === 'VENDOR').map(({ name }) => name)
  expect(await names()).toEqual(vendors.toSorted((a, b) => a.localeCompare(b, 'en')))
  expect(button('Vendors').getAttribute('aria-pressed')).toBe('true')
  // `act` waits for the suspended navigation.
  await act(() => user.type(main().getByRole('searchbox'), 'OWEN{Enter}'))
  await waitFor(async () => expect(await names()).toEqual(['Owen Achterberg']))
  expect(router.state.location.search).toBe('?role=vendor&sort=name&q=OWEN')
  await act(() => user.selectOptions(main().getByRole('combobox', { name: 'State' }), 'Suspended'))
  expect(await main().findByText('No accounts match.')).toBeTruthy()
  await act(() => router.navigate(-1))
  expect(await names()).toEqual(['Owen Achterberg'])
  await act(() => user.click(button('All')))
  await act(() => user.clear(main().getByRole('searchbox')))
  await waitFor(() => expect(router.state.location.search).toBe('?sort=name'))
})
