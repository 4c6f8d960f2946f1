import { screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { graphql, HttpResponse } from 'msw'
import { afterEach, expect, test, vi } from 'vitest'
import { api, mockError, mockPending, signedInAs } from '../../testing/api'
import { visit } from '../../testing/render-screen'
import { CheckoutDocument } from './checkout.generated'
import { PlaceOrderDocument } from './place-order.generated'

const user = userEvent.setup()
const main = () => within(screen.getByRole('main'))
const fill = (...ids: string[]) =>
  localStorage.setItem('cart', JSON.stringify(ids.map((listingId) => ({ listingId, quantity: 1 }))))
const open = async (...ids: string[]) => {
  await signedInAs('customer')
  fill(...ids)
  const router = await visit('/checkout')
  await main().findByRole('button', { name: 'Pay $699.00' })
  return router
}
const pay = async (card?: RegExp) => {
  if (card) await user.click(main().getByRole('button', { name: card }))
  await user.click(main().getByRole('button', { name: /^Pay/ }))
}
const answer = (placeOrder: object) =>
  api.use(graphql.mutation(PlaceOrderDocument, () => HttpResponse.json<object>({ data: { placeOrder } })))
afterEach(() => {
  localStorage.clear()
  sessionStorage.clear()
})

test('pays once at a double click, shows the number and what comes next, and empties the cart of it', async () => {
  const router = await open('srv-1501')
  await user.click(main().getByRole('button', { name: /4242/ }))
  await user.dblClick(main().getByRole('button', { name: 'Pay $699.00' }))
  expect(await main().findByRole('heading', { level: 1, name: 'Paid, and held for you' })).toBeTruthy()
  expect(main().getByText(/^MQ-[A-Z0-9]{5}$/)).toBeTruthy()
  expect(
    main()
      .getByRole('link', { name: /^Send requirements/ })
      .getAttribute('href'),
  ).toMatch(/engagements\/eng-/)
  expect(router.state.location.search).toMatch(/^\?order=ord-/)
  expect([localStorage.getItem('cart'), sessionStorage.getItem('checkout')]).toEqual(['[]', null])
})

test('a card that is declined, and one that fails, are explained; the key stays', async () => {
  await open('srv-1501')
  await pay(/0002/)
  expect((await main().findByRole('alert')).textContent).toContain('declined')
  const key = sessionStorage.getItem('checkout')
  await pay(/0119/)
  await waitFor(() => expect(main().getByRole('alert').textContent).not.toContain('declined'))
  expect([sessionStorage.getItem('checkout'), main().queryByText(/MQ-/)]).toEqual([key, null])
})

test.each([
  [{ __typename: 'PriceChanged', message: 'The total is now $720.00.' }, 'The total is now $720.00.'],
  [{ __typename: 'LineUnavailable', message: 'Something is gone.' }, 'Something is gone.'],
  [{ __typename: 'CustomersOnly', message: 'Please sign in with a customer account to buy.' }, 'Please sign in'],
  [null, 'No answer came'],
])('%j is explained, and what was typed stays', async (result, words) => {
  await open('srv-1501')
  answer(result ?? {})
  await user.type(main().getByLabelText('Company, optional'), 'Fernwell')
  await pay(/4242/)
  expect((await main().findByRole('alert')).textContent).toContain(words)
  expect(main().getByLabelText<HTMLInputElement>('Company, optional').value).toBe('Fernwell')
})

test('what is missing is asked for at its field', async () => {
  await open('srv-1501')
  await pay()
  expect(main().getByRole('alert').textContent).toBe('Card number is required')
  expect(document.activeElement).toBe(main().getByLabelText('Card number'))
})

test('who is signed out signs in on the way; others are told whom it is for', async () => {
  fill('srv-1501')
  const router = await visit('/checkout')
  await waitFor(() =>
    expect(router.state.location.pathname + router.state.location.search).toBe('/login?next=%2Fcheckout'),
  )
  await signedInAs('vendor')
  await router.navigate('/checkout')
  expect(await main().findByRole('heading', { name: 'Buying is for customers' })).toBeTruthy()
})

test('shows that it loads, and what of the cart is gone', async () => {
  await signedInAs('customer')
  fill('srv-1501', 'srv-gone')
  const reply = mockPending(CheckoutDocument)
  await visit('/checkout')
  expect(await main().findByText('Loading the checkout')).toBeTruthy()
  reply()
  expect(await main().findByText(/^One thing in your cart is no longer offered/)).toBeTruthy()
})

test('a failure is told in place; an empty cart has nothing to pay', async () => {
  vi.spyOn(console, 'error').mockImplementation(() => {})
  await signedInAs('customer')
  mockError(CheckoutDocument)
  fill('srv-1502')
  const router = await visit('/checkout')
  expect(await main().findByText('Today’s prices could not be loaded')).toBeTruthy()
  await router.navigate('/about')
  localStorage.removeItem('cart')
  await router.navigate('/checkout')
  expect(await main().findByRole('heading', { name: 'Your cart is empty' })).toBeTruthy()
})
