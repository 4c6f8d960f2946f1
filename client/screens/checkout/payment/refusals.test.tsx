import { waitFor } from '@testing-library/react'
import { graphql, HttpResponse } from 'msw'
import { expect, test } from 'vitest'
import { api, changeSampleData, mockError } from '../../../testing/api'
import { main } from '../../../testing/render-screen'
import { CheckoutDocument } from '../checkout.generated'
import { openCheckout, pay, user } from '../checkout.testing'
import { PlaceOrderDocument } from './place-order.generated'

const mockAnswer = (placeOrder: object) =>
  api.use(graphql.mutation(PlaceOrderDocument, () => HttpResponse.json<object>({ data: { placeOrder } })))

test('checkout: a declined and a failed card are explained, and the idempotency key stays', async () => {
  await openCheckout('srv-1501')
  await pay(/0002/)
  expect((await main().findByRole('alert')).textContent).toContain('declined')
  const key = localStorage.getItem('checkout')
  expect(key).toBeTruthy()
  await pay(/0119/)
  await waitFor(() => expect(main().getByRole('alert').textContent).not.toContain('declined'))
  expect([localStorage.getItem('checkout'), main().queryByText(/MQ-/)]).toEqual([key, null])
})

test.each([
  [{ __typename: 'PriceChanged', message: 'The total is now $720.00.' }, 'The total is now $720.00.'],
  [{ __typename: 'TermsChanged', message: 'The terms are others.' }, 'The terms are others.'],
  [{ __typename: 'LineUnavailable', message: 'Something is gone.' }, 'Something is gone.'],
  [null, 'There was no answer'],
])('checkout: the refusal %j is explained and keeps the input', async (result, text) => {
  await openCheckout('srv-1501')
  mockAnswer(result ?? {})
  await user.type(main().getByLabelText('Company, optional'), 'Fernwell')
  await pay(/4242/)
  expect((await main().findByRole('alert')).textContent).toContain(text)
  expect(main().getByLabelText<HTMLInputElement>('Company, optional').value).toBe('Fernwell')
})

test('checkout: a refusal is explained although the new prices can’t be loaded', async () => {
  await openCheckout('srv-1501')
  mockAnswer({ __typename: 'PriceChanged', message: 'The total is now $720.00.' })
  mockError(CheckoutDocument)
  await pay(/4242/)
  expect((await main().findByRole('alert')).textContent).toContain('The total is now $720.00.')
})

test('checkout: the only item is withdrawn while it is paid: the page says that nothing was charged', async () => {
  await openCheckout('srv-1501')
  await changeSampleData((db) => db.updateTable('listing').set({ visible: 0 }).where('id', '=', 'srv-1501').execute())
  await pay(/4242/)
  expect(document.activeElement).toBe(await main().findByText('Nothing was charged.'))
})
