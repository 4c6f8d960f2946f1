import { expect, test } from 'vitest'
import { signedInAs } from '../../../testing/api'
import { main, visit } from '../../../testing/render-screen'
import { href, panel } from '../overview.testing'

test('overview: an admin sees what waits, the money, the accounts, the audit trail and the devices', async () => {
  await signedInAs('admin')
  await signedInAs('admin')
  await visit('/dashboard')
  expect(href(await main().findByRole('link', { name: /disputes? waits? for a decision\.$/ }))).toBe(
    '/dashboard/admin/disputes',
  )
  expect(href(main().getByRole('link', { name: /registrations? waits? for a check\.$/ }))).toBe(
    '/dashboard/admin/credentials',
  )
  const money = await panel('Money of the last 30 days')
  expect(money.getByText('Commission').nextElementSibling?.textContent).toMatch(/^\$[\d,.]+$/)
  expect(href(money.getByRole('link'))).toBe('/dashboard/admin/analytics')
  expect(href(await main().findByRole('link', { name: 'See them (Suspended)' }))).toBe(
    '/dashboard/admin/users?state=suspended',
  )
  expect((await panel('Latest in the audit trail')).getByText('No admin has done anything yet.')).toBeTruthy()
  const signIn = await panel('Sign-in')
  expect(signIn.getByText('You are signed in on 2 devices.')).toBeTruthy()
  expect(href(signIn.getByRole('link'))).toBe('/dashboard/settings')
})
