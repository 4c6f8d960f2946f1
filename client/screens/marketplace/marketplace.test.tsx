import { screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, test } from 'vitest'
import { products } from '../../../fixtures/products'
import { services } from '../../../fixtures/services'
import { visit } from '../../testing/render-screen'
import { cards, categories, summary } from './marketplace.testing'

const user = userEvent.setup()

test('marketplace: shows products first, with tabs, counts and all categories', async () => {
  await visit('/marketplace')
  expect(await cards()).toHaveLength(24)
  expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('Marketplace')
  expect(summary()).toBe(`${products.length} products in all categories`)
  expect(screen.getByRole('link', { name: `Products ${products.length}` }).getAttribute('aria-current')).toBe('page')
  const other = screen.getByRole('link', { name: `Services ${services.length}` })
  expect(other.getAttribute('href')).toBe('/marketplace?tab=services')
  expect(categories().getAllByRole('link')).toHaveLength(9)
})

test('marketplace: an unknown category is empty and links to all categories', async () => {
  await visit('/marketplace?tab=services&category=castles&min=5')
  expect(await screen.findByRole('heading', { name: 'No items found' })).toBeTruthy()
  await user.click(screen.getByRole('link', { name: 'View All Categories' }))
  expect(await cards()).toHaveLength(24)
  expect(summary()).toBe(`${services.length} services in all categories`)
  expect(document.activeElement?.contains((await cards())[0] ?? null)).toBe(true)
})
