import { expect, test } from 'vitest'
import { PaymentStateDocument } from '../../../features/payment/payment-state.generated'
import { mockOperation, requestsOf, signedInAs } from '../../../testing/api'
import { buyListing } from '../../../testing/purchase'
import { main, visit } from '../../../testing/render-screen'
import { fillCart } from '../checkout.testing'

test('return from the payment provider: waits until the payment is confirmed, shows the order and empties the cart', async () => {
  const { orderId } = await buyListing('srv-1501', 699)
  fillCart('srv-1501', 'srv-1502')
  const states = ['PENDING', 'PAID'] as const
  mockOperation(PaymentStateDocument, () => ({
    paymentState: states[Math.min(requestsOf(PaymentStateDocument).length, states.length) - 1] ?? 'PENDING',
  }))
  const router = await visit(`/checkout?order=${orderId}&payment=pay-1`)
  expect(await main().findByRole('heading', { level: 1, name: 'Your payment is being confirmed' })).toBeTruthy()
  expect(
    await main().findByRole('heading', { level: 1, name: 'Paid, and held for you' }, { timeout: 8_000 }),
  ).toBeTruthy()
  expect(router.state.location.search).toBe(`?order=${orderId}`)
  expect(JSON.parse(localStorage.getItem('cart') ?? '')).toEqual([{ listingId: 'srv-1502', quantity: 1 }])
})

test.each([
  ['was given up', 'FAILED', ''],
  ['was left open', 'PENDING', '&left=1'],
] as const)('return from the payment provider: a payment that %s can be made again', async (_, paymentState, left) => {
  await signedInAs('customer')
  fillCart('srv-1501')
  mockOperation(PaymentStateDocument, { paymentState })
  await visit(`/checkout?order=ord-1&payment=pay-1${left}`)
  expect(await main().findByRole('heading', { name: 'You have not paid' })).toBeTruthy()
  expect(main().getByRole('link', { name: 'Pay again' }).getAttribute('href')).toBe('/checkout')
  expect(localStorage.getItem('cart')).toContain('srv-1501')
})

test('return from the payment provider: a payment that is being refunded is told', async () => {
  await signedInAs('customer')
  mockOperation(PaymentStateDocument, { paymentState: 'REFUNDED' })
  await visit('/checkout?order=ord-1&payment=pay-1')
  expect(await main().findByText('Your payment is being refunded. The notification about it says why.')).toBeTruthy()
})
