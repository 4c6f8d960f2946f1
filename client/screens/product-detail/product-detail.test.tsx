import { act, screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, test } from 'vitest'
import { mockPending } from '../../testing/api'
import { assertFound } from '../../testing/assert-found'
import { visit } from '../../testing/render-screen'
import { ProductDetailDocument } from './product-detail.generated'

test('product: shows a skeleton after a click in a list, then the product with related listings', async () => {
  await visit('/products')
  const answer = mockPending(ProductDetailDocument)
  await screen.findAllByText('Add to Cart')
  await userEvent.click(assertFound(document.querySelector('article h2 a')))
  expect((await screen.findByText('Loading the product')).parentElement?.getAttribute('aria-busy')).toBe('true')
  await act(async () => answer())
  expect(within(await screen.findByRole('region', { name: 'Related listings' })).getAllByRole('article')).toHaveLength(
    4,
  )
})

test.each(['nope', 'srv-1101'])('product: an unknown one is not found and links to all products: %s', async (id) => {
  await visit(`/products/${id}`)
  expect((await screen.findByRole('heading', { level: 1 })).textContent).toBe('Product Not Found')
  expect(screen.getByRole('link', { name: 'Browse All Products' }).getAttribute('href')).toBe('/products')
})
