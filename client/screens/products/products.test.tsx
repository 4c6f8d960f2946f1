import { act, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, test, vi } from 'vitest'
import { products } from '../../../fixtures/products'
import { mockEmpty, mockError, mockPending } from '../../testing/api'
import { visit } from '../../testing/render-screen'
import { ProductsDocument } from './products.generated'

const all = products.length
const adders = () => screen.findAllByRole('button', { name: /^Add to Cart/ })
const user = userEvent.setup()

test('shows the first 24 of all products, then more of them', async () => {
  await visit('/products')
  expect(await adders()).toHaveLength(24)
  expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('Products')
  expect(screen.getByText(`${all} products`)).toBeTruthy()
  await user.click(screen.getByText('Load more'))
  expect(await screen.findByText(`Showing ${Math.min(48, all)} of ${all} products`)).toBeTruthy()
  expect(document.activeElement).toBe(document.querySelectorAll('article h2 a')[24])
})

test('the address keeps how many it shows beside what else it says', async () => {
  const router = await visit('/products?from=letter')
  await user.click(await screen.findByText('Load more'))
  await screen.findByText(`Showing ${Math.min(48, all)} of ${all} products`)
  expect(router.state.location.search).toBe('?from=letter&show=48')
  expect(await adders()).toHaveLength(Math.min(48, all))
})

test('shows skeletons until the products come', async () => {
  const answer = mockPending(ProductsDocument)
  await visit('/products')
  expect(screen.getByText('Loading products').parentElement?.getAttribute('aria-busy')).toBe('true')
  await act(async () => answer())
  expect(await adders()).toHaveLength(24)
})

test('says so when there are none', async () => {
  mockEmpty(ProductsDocument)
  await visit('/products')
  expect(await screen.findByRole('heading', { name: 'No products found' })).toBeTruthy()
  expect(screen.getByRole('link', { name: 'View All Categories' }).getAttribute('href')).toBe('/marketplace')
})

test('a failure gives the failure page', async () => {
  vi.spyOn(console, 'error').mockImplementation(() => {})
  mockError(ProductsDocument)
  await visit('/products')
  expect(await screen.findByRole('heading', { name: 'Unexpected Application Error' })).toBeTruthy()
})
