import { act, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, test } from 'vitest'
import { products } from '../../../fixtures/products'
import { services } from '../../../fixtures/services'
import '../../testing/api'
import { visit } from '../../testing/render-screen'

const own = {
  services: services.filter(({ category }) => category === 'trademark-registration'),
  products: products.filter(({ category }) => category === 'trademark-registration'),
}
const region = (name: string) => within(screen.getByRole('region', { name }))
const countOf = (name: string) => region(name).queryAllByRole('article').length
const select = (name: string) => screen.findByRole('combobox', { name })
const choose = async (name: string, value: string) => {
  const field = await select(name)
  await act(() => userEvent.selectOptions(field, value))
}
const href = (name: string) => screen.getByRole('link', { name }).getAttribute('href')

test('category facets: one toolbar filters services and products, and its counts are those of both', async () => {
  const router = await visit('/category/trademark-registration')
  const kind = within(await select('Kind')).getAllByRole('option')
  expect(kind.map(({ textContent }) => textContent)).toEqual([
    'Any',
    `Services (${own.services.length})`,
    `Products (${own.products.length})`,
  ])
  expect(screen.getAllByRole('form', { name: 'Filter and sort' })).toHaveLength(1)
  const rated = [own.services, own.products].map((list) => list.filter(({ rating }) => rating >= 4.5).length)
  const [ofServices = 0, ofProducts = 0] = rated
  expect(
    within(await select('Rating')).getByRole('option', { name: `4.5 and up (${ofServices + ofProducts})` }),
  ).toBeTruthy()
  await choose('Rating', '4.5')
  await waitFor(() => expect([countOf('Services'), countOf('Products')]).toEqual(rated))
  expect(screen.getByText(`${ofServices} services and ${ofProducts} products`)).toBeTruthy()
  expect(router.state.location.search).toBe('?rating=4.5')
  expect(href('All Trademark Registration services')).toBe(
    '/marketplace/services?category=trademark-registration&rating=4.5',
  )
  expect(href('All Trademark Registration products')).toBe(
    '/marketplace/products?category=trademark-registration&rating=4.5',
  )
})

test('category facets: a kind shows its list alone, and the other counts follow it', async () => {
  await visit('/category/trademark-registration?kind=product')
  expect(await screen.findByText(`${own.products.length} products`)).toBeTruthy()
  expect(screen.queryByRole('region', { name: 'Services' })).toBeNull()
  expect(screen.queryByRole('combobox', { name: 'Delivery' })).toBeNull()
  const rated = own.products.filter(({ rating }) => rating >= 4.5).length
  expect(within(await select('Rating')).getByRole('option', { name: `4.5 and up (${rated})` })).toBeTruthy()
  await act(() => userEvent.click(screen.getByRole('link', { name: /^Products: remove/ })))
  await waitFor(() => expect(countOf('Services')).toBe(own.services.length))
})
