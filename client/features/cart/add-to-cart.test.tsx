import { screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, test } from 'vitest'
import { mockError } from '../../testing/api'
import { visit } from '../../testing/render-screen'
import { cart } from './cart-store'
import { CartDrawerDocument } from './on-demand/cart-drawer.generated'

const user = userEvent.setup()
const service = '/service/srv-1101'
const button = () => screen.findByRole('button', { name: 'Add to Cart' })
const drawer = async () => within(await screen.findByRole('dialog', { name: 'Added to your cart' }))

test('cart drawer: shows what was added, the total, and the ways to cart and checkout', async () => {
  await visit(service)
  await user.click(await button())
  const shown = await drawer()
  expect(document.activeElement).toBe(shown.getByRole('heading', { name: 'Added to your cart' }))
  expect(await shown.findByText('Utility Patent Drafting and Filing')).toBeTruthy()
  expect(shown.getByText('1 item in your cart').textContent).toContain('$2,999.99')
  const links = shown.getAllByRole('link').map((link) => link.getAttribute('href'))
  expect(links).toEqual(['/checkout', '/cart'])
  await user.click(shown.getByRole('button', { name: 'Close' }))
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  await user.click(await button())
  expect(await (await drawer()).findByText('Quantity 2')).toBeTruthy()
})

test('cart drawer: names the package and the extras that were chosen', async () => {
  await visit('/service/srv-1109')
  await user.click(await screen.findByRole('radio', { name: /^Standard/ }))
  await user.click(await screen.findByRole('checkbox', { name: /^Rush delivery/ }))
  await user.click(await button())
  expect(await (await drawer()).findByText('Standard, Rush delivery')).toBeTruthy()
})

test('cart drawer: leads on where prices can’t be loaded', async () => {
  mockError(CartDrawerDocument)
  await visit(service)
  await user.click(await button())
  expect(await (await drawer()).findByText(/^Today’s prices could not be loaded/)).toBeTruthy()
  expect((await drawer()).getByRole('link', { name: 'View cart' })).toBeTruthy()
})

test('add to cart: a double click adds one', async () => {
  await visit(service)
  await user.dblClick(await button())
  await drawer()
  expect(cart.read()).toEqual([{ listingId: 'srv-1101', quantity: 1 }])
})

test('add to cart: a product is there once', async () => {
  await visit('/products/prd-2101')
  for (let press = 0; press < 2; press++) {
    await user.click(await button())
    await user.click((await drawer()).getByRole('button', { name: 'Close' }))
  }
  expect(cart.read().map(({ quantity }) => quantity)).toEqual([1])
})

test('add to cart: a full cart says so', async () => {
  const lines = Array.from({ length: 100 }, (_, index) => ({ listingId: `srv-${index}`, quantity: 1 }))
  localStorage.setItem('cart', JSON.stringify(lines))
  await visit(service)
  await user.click(await button())
  expect(await screen.findByRole('dialog', { name: 'Your cart is full' })).toBeTruthy()
})
