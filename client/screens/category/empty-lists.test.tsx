import { screen, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { products } from '../../../fixtures/products'
import '../../testing/api'
import { visit } from '../../testing/render-screen'

const ownProducts = products.filter(({ category }) => category === 'trademark-registration')

test('category facets: an empty section says so and leads to all categories', async () => {
  await visit('/category/trademark-registration?min=9000')
  expect(await screen.findByRole('heading', { name: 'No services found' })).toBeTruthy()
  expect(screen.getByRole('heading', { name: 'No products found' })).toBeTruthy()
  expect(screen.getByText('0 services and 0 products')).toBeTruthy()
  const links = screen.getAllByRole('link', { name: 'View All Categories' })
  expect(links.map((link) => link.getAttribute('href'))).toEqual(['/marketplace/services', '/marketplace/products'])
})

test('category facets: delivery time and the role of sellers filter services alone', async () => {
  await visit('/category/trademark-registration?days=1&role=vendor')
  expect(await screen.findByRole('heading', { name: 'No services found' })).toBeTruthy()
  const section = within(screen.getByRole('region', { name: 'Products' }))
  expect(section.getAllByRole('article')).toHaveLength(ownProducts.length)
  expect(section.getByRole('link', { name: /^All / }).getAttribute('href')).toBe(
    '/marketplace/products?category=trademark-registration',
  )
})
