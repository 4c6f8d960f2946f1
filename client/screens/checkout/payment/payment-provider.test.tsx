import { waitFor } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { mockOperation, requestsOf, signedInAs } from '../../../testing/api'
import { main, visit } from '../../../testing/render-screen'
import { CheckoutDocument } from '../checkout.generated'
import { fillCart, pay } from '../checkout.testing'
import { PlaceOrderDocument } from './place-order.generated'

const message = 'Nothing can be bought here yet, and nothing was charged.'

test('checkout: without a payment provider it says so, asks for no card and advises no retry', async () => {
  mockOperation(CheckoutDocument, {
    paymentProvider: { name: 'No provider', available: false, checkout: 'HOSTED', sampleCards: [] },
  })
  mockOperation(PlaceOrderDocument, { placeOrder: { __typename: 'PaymentDeclined', message, retryable: false } })
  await signedInAs('customer')
  fillCart('srv-1501')
  await visit('/checkout')
  expect(await main().findByText(/^Nothing can be bought here yet: this site takes no payments/)).toBeTruthy()
  expect(main().queryByLabelText('Card number')).toBeNull()
  await pay()
  expect(await main().findByText(message)).toBeTruthy()
  expect(main().queryByText(/again|page of No provider/i)).toBeNull()
})

test('hosted checkout: asks for no card, and pays on the provider’s page', async () => {
  mockOperation(CheckoutDocument, {
    paymentProvider: { name: 'Stripe', available: true, checkout: 'HOSTED', sampleCards: [] },
  })
  mockOperation(PlaceOrderDocument, {
    placeOrder: { __typename: 'PaymentRedirect', url: 'https://pay.example/cs_1' },
  })
  const assign = vi.spyOn(window.location, 'assign').mockImplementation(() => {})
  await signedInAs('customer')
  fillCart('srv-1501')
  await visit('/checkout')
  expect(await main().findByText(/^You enter your card on the page of Stripe/)).toBeTruthy()
  expect(main().queryByLabelText('Card number')).toBeNull()
  await pay()
  await waitFor(() => expect(assign).toHaveBeenCalledWith('https://pay.example/cs_1'))
  expect(requestsOf(PlaceOrderDocument)).toMatchObject([{ input: { payment: null } }])
  expect(localStorage.getItem('cart')).toContain('srv-1501')
})
