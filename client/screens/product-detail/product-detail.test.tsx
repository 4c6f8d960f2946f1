import { act, screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, test, vi } from 'vitest'
import { mockError, mockPending } from '../../testing/api'
import { visit } from '../../testing/render-screen'
import { ProductDetailDocument } from './product-detail.generated'

test('comes after a skeleton when one arrives from a list, and leads to its like', async () => {
  await visit('/products')
  const answer = mockPending(ProductDetailDocument)
  await screen.findAllByText('Add to Cart')
  await userEvent.click(document.querySelector('article h2 a') ?? document.body)
  expect((await screen.findByText('Loading the product')).parentElement?.getAttribute('aria-busy')).toBe('true')
  await act(async () => answer())
  expect(within(await screen.findByRole('region', { name: 'Related listings' })).getAllByRole('article')).toHaveLength(
    4,
  )
})

test.each(['nope', 'srv-1101'])('an unknown product leads back to all products: %s', async (id) => {
  await visit(`/products/${id}`)
  expect((await screen.findByRole('heading', { level: 1 })).textContent).toBe('Product Not Found')
  expect(screen.getByRole('link', { name: 'Browse All Products' }).getAttribute('href')).toBe('/products')
})

test('a failure gives the failure page', async () => {
  vi.spyOn(console, 'error').mockImplementation(() => {})
  mockError(ProductDetailDocument)
  await visit('/products/prd-2801')
  expect(await screen.findByRole('heading', { name: 'Unexpected Application Error' })).toBeTruthy()
})
