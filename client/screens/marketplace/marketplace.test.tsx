import { act, screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, test, vi } from 'vitest'
import { products } from '../../../fixtures/products'
import { services } from '../../../fixtures/services'
import { api, mockError, mockPending } from '../../testing/api'
import { visit } from '../../testing/render-screen'
import { MarketplaceDocument } from './marketplace.generated'

const user = userEvent.setup()
const cards = () => screen.findAllByRole('article')
const summary = () => document.querySelector('main [role=status]')?.textContent
const categories = () => within(screen.getByRole('navigation', { name: 'Categories' }))
const field = (name: string | RegExp) => screen.getByLabelText<HTMLSelectElement>(name)

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

test('is as its address says', async () => {
  await visit('/marketplace?tab=services&category=logo-design&min=100&max=900&rating=4.5&sort=price-low')
  await cards()
  const logos = services.filter(({ category }) => category === 'logo-design')
  const expected = logos.filter(({ price, rating }) => price >= 100 && price <= 900 && rating >= 4.5)
  expect(summary()).toBe(`${expected.length} services in Logo Design`)
  const titles = expected.toSorted((a, b) => a.price - b.price).map(({ title }) => title)
  expect(
    within(screen.getByRole('main'))
      .getAllByRole('heading', { level: 2 })
      .map(({ textContent }) => textContent),
  ).toEqual(titles)
  const current = categories().getByRole('link', { name: `Logo Design ${logos.length}` })
  expect(current.getAttribute('aria-current')).toBe('true')
  expect([field('Price from').value, field('Price to').value, field('Rating').value, field('Sort by').value]).toEqual([
    '100',
    '900',
    '4.5',
    'price-low',
  ])
})

test('a change goes into the address, keeps the focus, and dims the list until the next is there', async () => {
  const router = await visit('/marketplace')
  await cards()
  const answer = mockPending(MarketplaceDocument)
  await user.selectOptions(field('Sort by'), 'price-high')
  expect(router.state.location.search).toBe('?sort=price-high')
  expect((await cards())[0]?.closest('[aria-busy=true]')).toBeTruthy()
  expect(summary()).toBe(`${products.length} products in all categories`)
  await act(async () => answer())
  const dearest = products.toSorted((a, b) => b.price - a.price)[0]
  expect((await screen.findAllByRole('heading', { level: 2 }))[0]?.textContent).toBe(dearest?.title)
  expect(document.querySelector('main [aria-busy=true]')).toBeNull()
  expect(document.activeElement).toBe(field('Sort by'))
  await act(() => router.navigate(-1))
  expect(field('Sort by').value).toBe('newest')
})

test('a category tells its count before its list is there; a price does not', async () => {
  const router = await visit('/marketplace')
  await cards()
  mockPending(MarketplaceDocument)
  await user.click(categories().getByRole('link', { name: /^Patent Filing/ }))
  const patents = products.filter(({ category }) => category === 'patent-filing').length
  expect(summary()).toBe(`${patents} products in Patent Filing`)
  mockPending(MarketplaceDocument)
  await user.type(field('Price from'), 'x$50{Enter}')
  expect(router.state.location.search).toBe('?category=patent-filing')
  expect(field('Price from').value).toBe('')
  await user.type(field('Price from'), '$50{Enter}')
  expect(router.state.location.search).toBe('?category=patent-filing&min=50')
  expect(summary()).toBe('Counting products')
})

test('loads more under an address that says so', async () => {
  const router = await visit('/marketplace?sort=rating')
  await user.click(await screen.findByText('Load more'))
  expect(await screen.findByText(`Showing ${products.length} of ${products.length} products`)).toBeTruthy()
  expect(router.state.location.search).toBe('?sort=rating&show=48')
  expect(await cards()).toHaveLength(products.length)
})

test('an unknown category is empty, and all categories are one step away', async () => {
  await visit('/marketplace?tab=services&category=castles&min=5')
  expect(await screen.findByRole('heading', { name: 'No items found' })).toBeTruthy()
  await user.click(screen.getByRole('link', { name: 'View All Categories' }))
  expect(await cards()).toHaveLength(24)
  expect(summary()).toBe(`${services.length} services in all categories`)
  expect(document.activeElement).toBe(document.querySelector('main [role=status]')?.parentElement)
})

test('says that it cannot sort by what it does not know', async () => {
  await visit('/marketplace?sort=loudest')
  expect(await screen.findByText(/Nothing can be sorted by “loudest”/)).toBeTruthy()
  expect(field('Sort by').value).toBe('newest')
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

test('where a list has stood, a failure takes its place alone, until it is asked for again', async () => {
  await visit('/marketplace')
  await cards()
  mockError(MarketplaceDocument)
  await user.selectOptions(field('Sort by'), 'rating')
  expect((await screen.findByRole('alert')).textContent).toContain('These products could not be loaded')
  expect(screen.queryAllByRole('article')).toEqual([])
  expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('Marketplace')
  expect([categories().getAllByRole('link').length, field('Sort by').value]).toEqual([9, 'rating'])
  api.resetHandlers()
  await user.click(screen.getByRole('button', { name: 'Try again' }))
  expect(await cards()).toHaveLength(24)
  expect(screen.queryByRole('alert')).toBeNull()
})
