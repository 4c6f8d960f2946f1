import { screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, test } from 'vitest'
import { cart } from '../../features/cart/cart-store'
import { signedInAs } from '../../testing/api'
import { visit } from '../../testing/render-screen'

const addButtons = () => screen.findAllByRole('button', { name: /^Add to Cart/ })
const user = userEvent.setup()

test('products: each card adds its product to the cart', async () => {
  await visit('/products')
  const [first] = await addButtons()
  const link = document.querySelector('article h2 a')
  expect(first?.getAttribute('aria-label')).toBe(`Add to Cart: ${link?.textContent}`)
  await user.click(first ?? document.body)
  expect(await screen.findByText('Added to your cart')).toHaveProperty('role', 'status')
  expect(cart.read()).toEqual([{ listingId: link?.getAttribute('href')?.split('/').at(-1), quantity: 1 }])
})

test.each(['admin', 'vendor'] as const)(
  'products: an %s can’t buy what is read with the seller’s role in place of Add to Cart',
  async (role) => {
    await signedInAs(role)
    await visit('/products')
    expect((await screen.findAllByText('· Vendor')).length).toBeGreaterThan(0)
    expect(screen.queryAllByRole('button', { name: /^Add to Cart/ }).length > 0).toBe(role === 'vendor')
  },
)
