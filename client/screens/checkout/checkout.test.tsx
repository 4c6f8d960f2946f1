import { waitFor } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { changeSampleData, mockError, mockPending, signedInAs } from '../../testing/api'
import { main, visit } from '../../testing/render-screen'
import { CheckoutDocument } from './checkout.generated'
import { fillCart } from './checkout.testing'

test('checkout: a signed-out visitor signs in first; an admin is told that buying needs another account', async () => {
  fillCart('srv-1501')
  const router = await visit('/checkout')
  await waitFor(() =>
    expect(router.state.location.pathname + router.state.location.search).toBe('/login?next=%2Fcheckout'),
  )
  await signedInAs('admin')
  await router.navigate('/checkout')
  expect(await main().findByRole('heading', { name: 'Buying needs another account' })).toBeTruthy()
})

test('checkout: shows a skeleton, then the listings that are unavailable', async () => {
  await signedInAs('customer')
  fillCart('srv-1501', 'srv-gone')
  const reply = mockPending(CheckoutDocument)
  await visit('/checkout')
  expect(await main().findByText('Loading the checkout')).toBeTruthy()
  reply()
  expect(await main().findByText(/^One item in your cart is no longer available/)).toBeTruthy()
})

test('checkout: names what was withdrawn, and lists sellers in the order of the cart', async () => {
  await changeSampleData((db) => db.updateTable('listing').set({ visible: 0 }).where('id', '=', 'srv-1502').execute())
  await signedInAs('customer')
  // Tomás Vidal's, then Priya Raman's.
  fillCart('srv-1501', 'srv-1101', 'srv-1502')
  await visit('/checkout')
  expect(await main().findByText(/^“.+” is no longer available/)).toBeTruthy()
  const sellers = main()
    .getAllByText(/^(Tomás Vidal|Priya Raman)/)
    .map(({ textContent }) => textContent?.split(',')[0])
  expect(sellers).toEqual(['Priya Raman', 'Tomás Vidal', 'Priya Raman', 'Tomás Vidal'])
})

test('checkout: a failed query is shown in place; an empty cart has nothing to pay', async () => {
  vi.spyOn(console, 'error').mockImplementation(() => {})
  await signedInAs('customer')
  mockError(CheckoutDocument)
  fillCart('srv-1502')
  const router = await visit('/checkout')
  expect(await main().findByText('Today’s prices could not be loaded')).toBeTruthy()
  await router.navigate('/about')
  localStorage.removeItem('cart')
  await router.navigate('/checkout')
  expect(await main().findByRole('heading', { name: 'Your cart is empty' })).toBeTruthy()
})
