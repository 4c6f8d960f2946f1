import { act, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, test, vi } from 'vitest'
import { products } from '../../../fixtures/products'
import { services } from '../../../fixtures/services'
import { mockError, mockPending } from '../../testing/api'
import { visit } from '../../testing/render-screen'
import { MarketplaceDocument } from './marketplace.generated'
import { cards, categories, summary } from './marketplace.testing'

const user = userEvent.setup()

test('shows products first, with tabs, counts and all categories', async () => {
  await visit('/marketplace')
  expect(await cards()).toHaveLength(24)
  expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('Marketplace')
  expect(summary()).toBe(`${products.length} products in all categories`)
  expect(screen.getByRole('link', { name: `Products ${products.length}` }).getAttribute('aria-current')).toBe('page')
  const other = screen.getByRole('link', { name: `Services ${services.length}` })
  expect(other.getAttribute('href')).toBe('/marketplace?tab=services')
  expect(categories().getAllByRole('link')).toHaveLength(9)
})

test('an unknown category is empty, and all categories are one step away', async () => {
  await visit('/marketplace?tab=services&category=castles&min=5')
  expect(await screen.findByRole('heading', { name: 'No items found' })).toBeTruthy()
  await user.click(screen.getByRole('link', { name: 'View All Categories' }))
  expect(await cards()).toHaveLength(24)
  expect(summary()).toBe(`${services.length} services in all categories`)
  expect(document.activeElement).toBe(document.querySelector('main [role=status]')?.parentElement)
})

test('shows skeletons until the first list comes', async () => {
  const answer = mockPending(MarketplaceDocument)
  await visit('/marketplace')
  expect(screen.getByText('Loading products').parentElement?.getAttribute('aria-busy')).toBe('true')
  await act(async () => answer())
  expect(await cards()).toHaveLength(24)
})

test('a failure gives the failure page', async () => {
  vi.spyOn(console, 'error').mockImplementation(() => {})
  mockError(MarketplaceDocument)
  await visit('/marketplace')
  expect(await screen.findByRole('heading', { name: 'Unexpected Application Error' })).toBeTruthy()
})
