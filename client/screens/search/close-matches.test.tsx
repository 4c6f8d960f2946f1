import { screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, test } from 'vitest'
import { requestsOf } from '../../testing/api'
import { visit } from '../../testing/render-screen'
import { SearchDocument } from './search.generated'

const user = userEvent.setup()

test('search: a misspelt word shows close matches and a link to the corrected search', async () => {
  const router = await visit('/search?q=trademrk')
  expect(await screen.findByRole('heading', { name: 'No results found' })).toBeTruthy()
  const close = within(screen.getByRole('region', { name: 'Close to “trademrk”' }))
  expect(close.getAllByRole('article').length).toBeGreaterThan(3)
  await user.click(screen.getByRole('link', { name: 'trademark' }))
  expect(router.state.location.search).toBe('?q=trademark')
  await screen.findByText(/^Found \d+ results$/)
  expect(screen.queryByRole('region', { name: /^Close to/ })).toBeNull()
})

test('search: words in another order are close matches, without a correction', async () => {
  await visit('/search?q=logo%20trademark')
  expect(await screen.findByRole('region', { name: 'Close to “logo trademark”' })).toBeTruthy()
  expect(screen.queryByText(/^Did you mean/)).toBeNull()
})

test('search: results are sorted by price, and the address keeps the filter', async () => {
  const router = await visit('/search?q=trademark&kind=service&show=48')
  await user.selectOptions(await screen.findByLabelText('Sort by'), 'Price: low to high')
  expect(router.state.location.search).toBe('?q=trademark&kind=service&sort=price-low')
  expect(await screen.findByText('Services, lowest price first')).toBeTruthy()
  await screen.findByText(/^Found/)
  expect(requestsOf(SearchDocument).at(-1)).toMatchObject({ sort: 'PRICE_LOW' })
  const prices = [...document.querySelectorAll('article')].map(({ textContent }) =>
    Number(/\$([\d,.]+)/.exec(textContent)?.[1]?.replace(',', '')),
  )
  expect(prices.length).toBeGreaterThan(2)
  expect(prices).toEqual([...prices].sort((a, b) => a - b))
  await user.selectOptions(screen.getByLabelText('Sort by'), 'Best match')
  expect(router.state.location.search).toBe('?q=trademark&kind=service')
})

test('search: a filter alone has no best match to sort by, and an unknown order is ignored', async () => {
  await visit('/search?category=logo-design&sort=loudest')
  const choices = within(await screen.findByLabelText('Sort by')).getAllByRole('option')
  expect(choices.map(({ textContent }) => textContent)[0]).toBe('Newest')
  expect(await screen.findByText('Products and services, newest first')).toBeTruthy()
})
