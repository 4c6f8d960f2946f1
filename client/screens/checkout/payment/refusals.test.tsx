import { waitFor } from '@testing-library/react'
import { graphql, HttpResponse } from 'msw'
import { expect, test } from 'vitest'
import { api } from '../../../testing/api'
import { main, open, pay, user } from '../checkout.testing'
import { PlaceOrderDocument } from './place-order.generated'

const answer = (placeOrder: object) =>
  api.use(graphql.mutation(PlaceOrderDocument, () => HttpResponse.json<object>({ data: { placeOrder } })))

test('declined and failed cards are explained, and the idempotency key stays', async () => {
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
  [null, 'There was no answer'],
])('%j is explained and keeps the input', async (result, words) => {
  await open('srv-1501')
  answer(result ?? {})
  await user.type(main().getByLabelText('Company, optional'), 'Fernwell')
  await pay(/4242/)
  expect((await main().findByRole('alert')).textContent).toContain(words)
  expect(main().getByLabelText<HTMLInputElement>('Company, optional').value).toBe('Fernwell')
})
