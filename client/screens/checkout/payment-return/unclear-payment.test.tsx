import userEvent from '@testing-library/user-event'
import { expect, test, vi } from 'vitest'
import { PaymentStateDocument } from '../../../features/payment/payment-state.generated'
import { sessionStore } from '../../../features/session/session-store'
import { mockError, mockOperation, signedInAs } from '../../../testing/api'
import { buyListing } from '../../../testing/purchase'
import { main, visit } from '../../../testing/render-screen'
import { fillCart } from '../checkout.testing'
import { PaidOrderDocument } from './paid-order.generated'

test('return from the payment provider: the payment of another account is not found', async () => {
  await signedInAs('customer')
  mockOperation(PaymentStateDocument, { paymentState: null })
  await visit('/checkout?order=ord-1&payment=pay-1')
  expect(await main().findByRole('heading', { name: 'Payment not found' })).toBeTruthy()
  expect(main().getByRole('link', { name: 'Your orders' })).toBeTruthy()
})

test('return from the payment provider: cart and billing draft stay until the order is loaded', async () => {
  const { orderId } = await buyListing('srv-1501', 699)
  fillCart('srv-1501')
  sessionStorage.setItem('drafts-of', sessionStore.read().user?.id ?? '')
  sessionStorage.setItem(`checkout-form:${sessionStore.read().user?.id}`, '{"city":"Bath"}')
  mockOperation(PaymentStateDocument, { paymentState: 'PAID' })
  const recover = mockError(PaidOrderDocument)
  await visit(`/checkout?order=${orderId}&payment=pay-1`)
  expect(await main().findByText('You have paid, but the order could not be loaded')).toBeTruthy()
  expect(localStorage.getItem('cart')).toContain('srv-1501')
  recover()
  await userEvent.click(main().getByRole('button', { name: 'Try again' }))
  expect(await main().findByRole('heading', { level: 1, name: 'Paid, and held for you' })).toBeTruthy()
  expect([localStorage.getItem('cart'), JSON.stringify(sessionStorage)]).toEqual([
    '[]',
    expect.not.stringContaining('Bath'),
  ])
})

test('return from the payment provider: a failed query is shown in place', async () => {
  vi.spyOn(console, 'error').mockImplementation(() => {})
  await signedInAs('customer')
  mockError(PaymentStateDocument)
  await visit('/checkout?order=ord-1&payment=pay-1')
  expect(await main().findByText('Your payment could not be checked')).toBeTruthy()
})
