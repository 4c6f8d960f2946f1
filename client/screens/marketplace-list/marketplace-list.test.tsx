import { screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, test } from 'vitest'
import { services } from '../../../fixtures/services'
import { visit } from '../../testing/render-screen'

const user = userEvent.setup()
const cards = () => screen.findAllByRole('article')

test.each([
  ['products', 'Products', 'Products', 'No products found'],
  ['services', 'Services', 'Services', 'No services found'],
  ['freelancers', 'Freelancer services', 'Freelancers', 'No freelancer services found'],
])(
  'marketplace: /marketplace/%s has a breadcrumb, and an empty list links to itself without filters',
  async (kind, h1, crumb, none) => {
    const router = await visit(`/marketplace/${kind}?category=castles`)
    expect(await screen.findByRole('heading', { name: none })).toBeTruthy()
    expect(screen.getByRole('heading', { level: 1 }).textContent).toBe(h1)
    const trail = within(screen.getByRole('navigation', { name: 'Breadcrumb' })).getAllByRole('listitem')
    expect(trail.map(({ textContent }) => textContent)).toEqual(['Home', 'Marketplace', crumb])
    await user.click(screen.getByRole('link', { name: 'View All Categories' }))
    expect(await cards()).not.toHaveLength(0)
    expect(router.state.location.pathname + router.state.location.search).toBe(`/marketplace/${kind}`)
  },
)

test('marketplace: Load more shows the next services', async () => {
  const router = await visit('/marketplace/services')
  await user.click(await screen.findByText('Load more'))
  expect(await screen.findByText(`Showing 48 of ${services.length} services`)).toBeTruthy()
  expect(router.state.location.search).toBe('?show=48')
})

test('marketplace: an unknown list is not found', async () => {
  await visit('/marketplace/castles')
  expect(await screen.findByRole('heading', { name: 'Page Not Found' })).toBeTruthy()
})
