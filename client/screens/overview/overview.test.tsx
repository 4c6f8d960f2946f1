import { act, screen } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { cartChanges } from '../../features/cart/cart-changes'
import { mockError, mockPending, signedInAs } from '../../testing/api'
import { visit } from '../../testing/render-screen'
import { AdminOverviewDocument } from './admin-overview.generated'
import { CustomerOverviewDocument } from './customer-overview.generated'
import { href, main, panel } from './overview.testing'

test('a customer sees the latest orders, the cart, ways to browse and the account', async () => {
  await signedInAs('customer')
  await visit('/dashboard')
  expect((await panel('Orders, last changed first')).getAllByRole('listitem')).toHaveLength(4)
  const basket = await panel('Cart')
  expect(href(basket.getByRole('link', { name: 'Browse the marketplace' }))).toBe('/marketplace')
  act(() => cartChanges.add('prd-2101'))
  expect(basket.getByText('1 item in your cart.')).toBeTruthy()
  expect(href(basket.getByRole('link', { name: 'Open the cart' }))).toBe('/cart')
  expect((await panel('Browse')).getAllByRole('link')).toHaveLength(5 + 8)
  const account = await panel('Your account')
  for (const fact of ['customer@example.com', 'Password', 'May 6, 2025']) expect(account.getByText(fact)).toBeTruthy()
})

test('an admin sees accounts and the trail; everybody, where they are signed in', async () => {
  await signedInAs('admin')
  await signedInAs('admin')
  await visit('/dashboard')
  expect(href(await main().findByRole('link', { name: 'See them (Suspended)' }))).toBe(
    '/dashboard/admin/users?state=suspended',
  )
  expect((await panel('Latest in the audit trail')).getByText('No admin has done anything yet.')).toBeTruthy()
  const signIn = await panel('Sign-in')
  expect(signIn.getByText('You are signed in on 2 devices.')).toBeTruthy()
  expect(href(signIn.getByRole('link'))).toBe('/dashboard/settings')
})

test('shows skeletons until it comes', async () => {
  await signedInAs('customer')
  const answer = mockPending(CustomerOverviewDocument)
  await visit('/dashboard')
  expect(screen.getByText('Loading your overview').parentElement?.getAttribute('aria-busy')).toBe('true')
  await act(async () => answer())
  expect(await panel('Your account')).toBeTruthy()
})

test('a failure leaves the navigation standing', async () => {
  vi.spyOn(console, 'error').mockImplementation(() => {})
  await signedInAs('admin')
  mockError(AdminOverviewDocument)
  await visit('/dashboard')
  expect(await main().findByRole('heading', { name: 'Unexpected Application Error' })).toBeTruthy()
  expect(screen.getAllByRole('link', { name: 'Users' }).length).toBeGreaterThan(0)
})
