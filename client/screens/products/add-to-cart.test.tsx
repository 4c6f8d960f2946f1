import { screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, test } from 'vitest'
import { cart } from '../../features/cart/cart-store'
import { signedInAs } from '../../testing/api'
import { assertFound } from '../../testing/assert-found'
import { visit } from '../../testing/render-screen'

const addButtons = () => screen.findAllByRole('button', { name: /^Add to Cart/ })
const user = userEvent.setup()

test('products: each card adds its product to the cart', async () => {
  await visit('/products')
  const [first] = await addButtons()
  const link = document.querySelector('article h2 a')
  expect(first?.getAttribute('aria-label')).toBe(`Add to Cart: ${link?.textContent}`)
  await user.click(assertFound(first))
  expect(await screen.findByRole('dialog', { name: 'Added to your cart' })).toBeTruthy()
  expect(cart.read()).toEqual([{ listingId: link?.getAttribute('href')?.split('/').at(-1), quantity: 1 }])
})

test('products: an admin can’t buy, and reads the seller’s role in place of Add to Cart', async () => {
  await signedInAs('admin')
  await visit('/products')
  expect((await screen.findAllByText('· Vendor')).length).toBeGreaterThan(0)
  expect(screen.queryByRole('button', { name: /^Add to Cart/ })).toBeNull()
})

test('products: a vendor edits the own products and buys those of others', async () => {
  await signedInAs('vendor')
  await visit('/products?show=100')
  const [edit] = await screen.findAllByRole('link', { name: /^Edit / })
  expect(edit?.getAttribute('href')).toMatch(/^\/dashboard\/vendor\/products\/prd-/)
  expect(screen.getAllByRole('button', { name: /^Add to Cart/ }).length).toBeGreaterThan(0)
})
