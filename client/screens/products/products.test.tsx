import { screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, test } from 'vitest'
import { products } from '../../../fixtures/products'
import { visit } from '../../testing/render-screen'

const all = products.length
const addButtons = () => screen.findAllByRole('button', { name: /^Add to Cart/ })
const user = userEvent.setup()

test('products: shows 24 and loads more', async () => {
  await visit('/products')
  expect(await addButtons()).toHaveLength(24)
  expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('Products')
  expect(screen.getByText(`${all} products`)).toBeTruthy()
  await user.click(screen.getByText('Load more'))
  expect(await screen.findByText(`Showing ${Math.min(48, all)} of ${all} products`)).toBeTruthy()
  expect(document.activeElement).toBe(document.querySelectorAll('article h2 a')[24])
})

test('products: Load more keeps the other parameters of the address', async () => {
  const router = await visit('/products?from=letter')
  await user.click(await screen.findByText('Load more'))
  await screen.findByText(`Showing ${Math.min(48, all)} of ${all} products`)
  expect(router.state.location.search).toBe('?from=letter&show=48')
  expect(await addButtons()).toHaveLength(Math.min(48, all))
})
