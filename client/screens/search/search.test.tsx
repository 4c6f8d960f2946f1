import { act, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, test, vi } from 'vitest'
import { mockError, mockOperation, mockPending } from '../../testing/api'
import { visit } from '../../testing/render-screen'
import { SearchDocument } from './search.generated'

const user = userEvent.setup()
const results = () => [...document.querySelectorAll('article h2 a')]
const findText = (text: string | RegExp) => screen.findByText(text)

test('search: shows results of both kinds with the match highlighted', async () => {
  const router = await visit('/search?q=TRADEMARK')
  await findText(/^Found \d+ results$/)
  expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('Search results')
  expect(screen.getByText('“TRADEMARK”')).toBeTruthy()
  expect(document.querySelector('meta[name=robots]')?.getAttribute('content')).toBe('noindex')
  const paths = results().map((link) => link.getAttribute('href'))
  expect(paths.every((path) => /^\/(products\/prd|services\/srv)-\d+$/.test(path ?? ''))).toBe(true)
  expect(paths.some((path) => path?.startsWith('/products/'))).toBe(true)
  expect(results()[0]?.querySelector('mark')?.textContent).toBe('Trademark')
  expect(router.state.location.search).toBe('?q=TRADEMARK')
})

test('search: shows “Searching…” until a slow response, then loads more', async () => {
  const answer = mockPending(SearchDocument)
  await visit('/search?q=a')
  expect(screen.getByText('Searching…')).toBeTruthy()
  await act(async () => answer())
  await findText(/^Found \d+ results$/)
  expect(results()).toHaveLength(24)
  await user.click(screen.getByText('Load more'))
  await findText(/^Showing 48 of/)
  expect(document.activeElement).toBe(results()[24])
})

test.each([
  [1, true, 'Found 1 result'],
  [1001, false, 'Found 1,000+ results'],
])('search: the count %i, exact %s, is shown as %s', async (totalCount, totalIsExact, text) => {
  mockOperation(SearchDocument, { search: { nodes: [], totalCount, totalIsExact }, categories: [] })
  await visit('/search?q=x')
  expect(await findText(text)).toBeTruthy()
})

test('search: suggests other searches when there are no results', async () => {
  await visit('/search?q=zzzz%20qqq')
  expect(await screen.findByRole('heading', { name: 'No results found' })).toBeTruthy()
  expect(screen.getByText('Found 0 results')).toBeTruthy()
  expect((await screen.findByRole('link', { name: 'qqq' })).getAttribute('href')).toBe('/search?q=qqq')
  expect(document.querySelectorAll('main a[href^="/category/"]')).toHaveLength(8)
})

test('search: a failed first search shows the error page', async () => {
  vi.spyOn(console, 'error').mockImplementation(() => {})
  mockError(SearchDocument)
  await visit('/search?q=x')
  expect(await screen.findByRole('heading', { name: 'Unexpected Application Error' })).toBeTruthy()
})
