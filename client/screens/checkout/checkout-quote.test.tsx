import { act, waitFor } from '@testing-library/react'
import { expect, test } from 'vitest'
import { mockError, signedInAs } from '../../testing/api'
import { main, visit } from '../../testing/render-screen'
import { CheckoutDocument } from './checkout.generated'
import { fillCart, openCheckout, user } from './checkout.testing'

test('checkout: prices of a cart that changed in another tab can be loaded again', async () => {
  await openCheckout('srv-1501')
  const recover = mockError(CheckoutDocument)
  fillCart('srv-1501', 'srv-1502')
  act(() => void dispatchEvent(new StorageEvent('storage', { key: 'cart' })))
  expect((await main().findByRole('alert')).textContent).toBe('Today’s prices could not be loaded.')
  expect(main().queryByRole('button', { name: /^Pay/ })).toBeNull()
  recover()
  await user.click(main().getByRole('button', { name: 'Try again' }))
  await waitFor(() => expect(main().getAllByRole('heading', { level: 3 })).toHaveLength(2))
  expect(main().getByRole('button', { name: /^Pay/ }).getAttribute('aria-busy')).toBe('false')
})

test('checkout: a cart of which nothing can be bought leads back to the cart', async () => {
  await signedInAs('customer')
  fillCart('srv-gone')
  await visit('/checkout')
  expect(await main().findByRole('heading', { name: 'Nothing in your cart can be bought' })).toBeTruthy()
  expect(main().queryByRole('button', { name: /^Pay/ })).toBeNull()
})
