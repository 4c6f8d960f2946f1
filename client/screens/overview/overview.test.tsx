import { act, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { cartActions } from '../../features/cart/cart-actions'
import { mockEmpty, mockOperation, signedInAs } from '../../testing/api'
import { assertFound } from '../../testing/assert-found'
import { main, visit } from '../../testing/render-screen'
import { CustomerOverviewDocument } from './customer/customer-overview.generated'
import { href, panel } from './overview.testing'

test('overview: a customer sees the latest orders, the next dates of the docket, the cart, links to browse and the account', async () => {
  await signedInAs('customer')
  await visit('/dashboard')
  expect((await panel('Orders due next')).getAllByRole('listitem')).toHaveLength(4)
  expect(href(main().getByRole('link', { name: /orders need an answer from you\.$/ }))).toBe(
    '/dashboard/customer/orders?tab=needs-you',
  )
  expect(href(main().getByRole('link', { name: 'One order is late.' }))).toBe('/dashboard/customer/orders?tab=late')
  const docket = await panel('Next dates in your docket')
  expect(docket.getByText('in 6 days').closest('li')?.textContent).toContain('Opposition: FERNWELL')
  expect(docket.getAllByRole('listitem')).toHaveLength(3)
  const cart = await panel('Cart')
  expect(href(cart.getByRole('link', { name: 'Browse the marketplace' }))).toBe('/marketplace')
  act(() => cartActions.add('prd-2101'))
  expect(cart.getByText('1 item in your cart.')).toBeTruthy()
  expect(href(cart.getByRole('link', { name: 'Open the cart' }))).toBe('/cart')
  const held = within(assertFound(main().getByText('Held for your orders').closest('li')))
  expect(held.getByText(/^\$[\d,.]+$/)).toBeTruthy()
  expect((await panel('Browse')).getAllByRole('link')).toHaveLength(5 + 8)
  const account = await panel('Your account')
  for (const fact of ['customer@example.com', 'Password', 'May 6, 2025']) expect(account.getByText(fact)).toBeTruthy()
})

test('overview: the link to all orders stays when nothing is due', async () => {
  await signedInAs('customer')
  mockEmpty(CustomerOverviewDocument)
  await visit('/dashboard')
  const orders = await panel('Orders due next')
  expect(orders.getByText('Nothing is due.')).toBeTruthy()
  expect(href(orders.getByRole('link', { name: 'All orders' }))).toBe('/dashboard/customer/orders')
})

test('overview: all orders are a link away, however few are due', async () => {
  await signedInAs('customer')
  mockOperation(CustomerOverviewDocument, {
    viewer: null,
    docket: { nodes: [] },
    engagements: { nodes: [{ title: 'Logo', nextDue: null, updatedAt: '2026-11-21T12:00:00.000Z' }], totalCount: 1 },
  })
  await visit('/dashboard')
  const orders = await panel('Orders due next')
  expect(href(orders.getByRole('link', { name: 'All orders' }))).toBe('/dashboard/customer/orders')
})
