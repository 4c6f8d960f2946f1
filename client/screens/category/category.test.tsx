import { screen, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { categories } from '../../../fixtures/categories'
import { products } from '../../../fixtures/products'
import { services } from '../../../fixtures/services'
import { mockEmpty } from '../../testing/api'
import { visit } from '../../testing/render-screen'
import { CategoryDocument } from './category.generated'

const region = (name: string) => within(screen.getByRole('region', { name }))
const path = (name: string) => screen.getByRole('link', { name }).getAttribute('href')
const fact = (term: string) => screen.getByText(term, { selector: 'dt' }).nextElementSibling?.textContent

test.each(categories)('category page: shows $name', async ({ slug, name, description }) => {
  await visit(`/category/${slug}`)
  expect((await screen.findByRole('heading', { level: 1 })).textContent).toBe(name)
  expect(screen.getByText(description)).toBeTruthy()
  const own = services.filter(({ category }) => category === slug)
  const ownProducts = products.filter(({ category }) => category === slug)
  expect(region('Services').getAllByRole('article')).toHaveLength(own.length)
  expect(region('Products').getAllByRole('article')).toHaveLength(ownProducts.length)
  expect(region('Other categories').getAllByRole('link')).toHaveLength(7)
  expect(fact('Services')).toBe(`${own.length}`)
  const from = Math.min(...[...own, ...ownProducts].map(({ price }) => price))
  expect(fact('From')).toBe(`$${from}`)
  expect(path(`All ${name} services`)).toBe(`/marketplace/services?category=${slug}`)
  expect(path(`All ${name} products`)).toBe(`/marketplace/products?category=${slug}`)
})

test('category page: a category without listings is empty', async () => {
  mockEmpty(CategoryDocument, { category: { name: 'Seals', description: 'Wax.', slug: 'seals' } })
  await visit('/category/seals')
  expect(await screen.findByRole('heading', { name: 'No items found' })).toBeTruthy()
  expect(path('View All Categories')).toBe('/marketplace')
  for (const absent of ['Services', 'Products', 'Other categories'])
    expect(screen.queryByRole('region', { name: absent })).toBeNull()
  expect(screen.queryByText('From')).toBeNull()
})

test('category page: an unknown category links to all categories', async () => {
  await visit('/category/nope')
  expect((await screen.findByRole('heading', { level: 1 })).textContent).toBe('Category not found')
  expect(path('View All Categories')).toBe('/marketplace')
})
