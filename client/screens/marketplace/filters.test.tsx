import { act, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, test } from 'vitest'
import { products } from '../../../fixtures/products'
import { ListingBrowserDocument } from '../../features/listing-browser/listing-browser.generated'
import { mockError, mockPending } from '../../testing/api'
import { visit } from '../../testing/render-screen'
import { cards, categories, field } from './marketplace.testing'

const user = userEvent.setup()

test('marketplace: a filter changes the address, keeps the focus and dims the list while the next one loads', async () => {
  const router = await visit('/marketplace')
  await cards()
  const answer = mockPending(ListingBrowserDocument)
  await user.selectOptions(field('Sort by'), 'price-high')
  expect(router.state.location.search).toBe('?sort=price-high')
  await waitFor(() => expect(document.querySelector('main [aria-busy=true] article')).toBeTruthy())
  await act(async () => answer())
  const dearest = products.toSorted((a, b) => b.price - a.price)[0]
  expect((await screen.findAllByRole('heading', { level: 2 }))[0]?.textContent).toBe(dearest?.title)
  expect(document.querySelector('main [aria-busy=true]')).toBeNull()
  expect(document.activeElement).toBe(field('Sort by'))
  await act(() => router.navigate(-1))
  expect(field('Sort by').value).toBe('newest')
})

test('marketplace: a text that is no price stays in its field, and the page says so', async () => {
  const router = await visit('/marketplace?category=patent-filing')
  await cards()
  await user.type(field('Price from'), 'x$50{Enter}')
  expect((await screen.findByRole('alert')).textContent).toBe('“x$50” is not an amount such as 49.99.')
  expect(field('Price from').value).toBe('x$50')
  await user.clear(field('Price from'))
  await user.type(field('Price from'), '$50{Enter}')
  expect(router.state.location.search).toBe('?category=patent-filing&min=50')
  await waitFor(() => expect(screen.queryByRole('alert')).toBeNull())
})

test('marketplace: a failed list is replaced by an error with a retry; the controls stay', async () => {
  await visit('/marketplace')
  await cards()
  const endError = mockError(ListingBrowserDocument)
  await user.selectOptions(field('Sort by'), 'rating')
  expect((await screen.findByRole('alert')).textContent).toContain('These products could not be loaded')
  expect(screen.queryAllByRole('article')).toEqual([])
  expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('Marketplace')
  expect([categories().getAllByRole('link').length, field('Sort by').value]).toEqual([9, 'rating'])
  endError()
  await user.click(screen.getByRole('button', { name: 'Try again' }))
  expect(await cards()).toHaveLength(24)
  expect(screen.queryByRole('alert')).toBeNull()
})
