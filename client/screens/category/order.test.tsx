import { act, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, test } from 'vitest'
import { products } from '../../../fixtures/products'
import { services } from '../../../fixtures/services'
import { mockPending } from '../../testing/api'
import { visit } from '../../testing/render-screen'
import { CategoryDocument } from './category.generated'

const ofCategory = <Entry extends { category: string }>(list: readonly Entry[]) =>
  list.filter(({ category }) => category === 'trademark-registration')

test('category facets: both lists are sorted, and the links to the whole lists keep the order', async () => {
  await visit('/category/trademark-registration')
  const field = await screen.findByRole('combobox', { name: 'Sort by' })
  const answer = mockPending(CategoryDocument)
  await act(() => userEvent.selectOptions(field, 'price-low'))
  expect(document.querySelectorAll('main [aria-busy=true]')).toHaveLength(2)
  await act(async () => answer())
  const titlesOf = (list: readonly { title: string; price: number; id: string }[]) =>
    list.toSorted((a, b) => a.price - b.price || a.id.localeCompare(b.id)).map(({ title }) => title)
  const shown = (name: string) =>
    within(screen.getByRole('region', { name }))
      .getAllByRole('heading', { level: 3 })
      .map(({ textContent }) => textContent)
  await waitFor(() => expect(shown('Products')).toEqual(titlesOf(ofCategory(products))))
  expect(shown('Services')).toEqual(titlesOf(ofCategory(services)))
  expect(screen.getByRole('link', { name: 'All Trademark Registration products' }).getAttribute('href')).toMatch(
    /&sort=price-low$/,
  )
  expect(screen.getByRole('link', { name: 'All Trademark Registration services' }).getAttribute('href')).toMatch(
    /&sort=price-low$/,
  )
})

test('category facets: an unknown sort order is named', async () => {
  await visit('/category/trademark-registration?sort=loudest')
  expect(await screen.findByText('There is no sort order “loudest”. Sorted by: Newest.')).toBeTruthy()
})

test('category facets: ranges of prices stand in their order, with the counts of both lists', async () => {
  await visit('/category/trademark-registration')
  const ranges = within(await screen.findByRole('navigation', { name: 'Price' }))
  const all = ofCategory([...services, ...products])
  const expected = [
    ['Under $100', all.filter(({ price }) => price < 100).length],
    ['$100 to $500', all.filter(({ price }) => price >= 100 && price < 500).length],
    ['$500 to $1,500', all.filter(({ price }) => price >= 500 && price < 1_500).length],
  ] as const
  expect(ranges.getAllByRole('listitem').map(({ textContent }) => textContent?.trim())).toEqual(
    expected.filter(([, count]) => count > 0).map(([label, count]) => `${label} (${count})`),
  )
})
