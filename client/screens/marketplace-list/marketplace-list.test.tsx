import { act, screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, test, vi } from 'vitest'
import { services } from '../../../fixtures/services'
import { mockError, mockPending } from '../../testing/api'
import { visit } from '../../testing/render-screen'
import { MarketplaceListDocument } from './marketplace-list.generated'

const user = userEvent.setup()
const cards = () => screen.findAllByRole('article')

test.each([
  ['products', 'Products', 'Products', 'No products found'],
  ['services', 'Services', 'Services', 'No services found'],
  ['freelancers', 'Freelancer services', 'Freelancers', 'No freelancer services found'],
])('/marketplace/%s stands under the marketplace, and resets to itself when empty', async (kind, h1, crumb, none) => {
  const router = await visit(`/marketplace/${kind}?category=castles`)
  expect(await screen.findByRole('heading', { name: none })).toBeTruthy()
  expect(screen.getByRole('heading', { level: 1 }).textContent).toBe(h1)
  const trail = within(screen.getByRole('navigation', { name: 'Breadcrumb' })).getAllByRole('listitem')
  expect(trail.map(({ textContent }) => textContent)).toEqual(['Home', 'Marketplace', crumb])
  await user.click(screen.getByRole('link', { name: 'View All Categories' }))
  expect(await cards()).not.toHaveLength(0)
  expect(router.state.location.pathname + router.state.location.search).toBe(`/marketplace/${kind}`)
})

test('loads more', async () => {
  const router = await visit('/marketplace/services')
  await user.click(await screen.findByText('Load more'))
  expect(await screen.findByText(`Showing 48 of ${services.length} services`)).toBeTruthy()
  expect(router.state.location.search).toBe('?show=48')
})

test('shows skeletons until the list comes', async () => {
  const answer = mockPending(MarketplaceListDocument)
  await visit('/marketplace/freelancers')
  expect(screen.getByText('Loading freelancer services')).toBeTruthy()
  await act(async () => answer())
  expect(await cards()).not.toHaveLength(0)
})

test('there is no other list', async () => {
  await visit('/marketplace/castles')
  expect(await screen.findByRole('heading', { name: 'Page Not Found' })).toBeTruthy()
})

test('a failure gives the failure page', async () => {
  vi.spyOn(console, 'error').mockImplementation(() => {})
  mockError(MarketplaceListDocument)
  await visit('/marketplace/products')
  expect(await screen.findByRole('heading', { name: 'Unexpected Application Error' })).toBeTruthy()
})
