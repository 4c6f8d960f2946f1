import { screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, test } from 'vitest'
import { products } from '../../../fixtures/products'
import { services } from '../../../fixtures/services'
import { visit } from '../../testing/render-screen'
import { cards, categories, field, summary } from './marketplace.testing'

const user = userEvent.setup()

test('marketplace: applies the tab, the filters and the sort order of the address', async () => {
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
  const current = categories().getByRole('link', {
    name: `Logo Design ${logos.filter(({ price, rating }) => price >= 100 && price <= 900 && rating >= 4.5).length}`,
  })
  expect(current.getAttribute('aria-current')).toBe('true')
  expect([field('Price from').value, field('Price to').value, field('Rating').value, field('Sort by').value]).toEqual([
    '100',
    '900',
    '4.5',
    'price-low',
  ])
})

test('marketplace: Load more keeps the count in the address', async () => {
  const router = await visit('/marketplace?sort=rating')
  await user.click(await screen.findByText('Load more'))
  expect(await screen.findByText(`Showing ${products.length} of ${products.length} products`)).toBeTruthy()
  expect(router.state.location.search).toBe('?sort=rating&show=48')
  expect(await cards()).toHaveLength(products.length)
})

test('marketplace: an unknown sort order is named, and the newest come first', async () => {
  await visit('/marketplace?sort=loudest')
  expect(await screen.findByText('There is no sort order “loudest”. Sorted by: Newest.')).toBeTruthy()
  expect(field('Sort by').value).toBe('newest')
  const newest = products.toSorted((a, b) => b.createdAt.localeCompare(a.createdAt))[0]
  expect((await screen.findAllByRole('heading', { level: 2 }))[0]?.textContent).toBe(newest?.title)
})
