import { act, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, test, vi } from 'vitest'
import { api, mockError, mockOperation, mockPending } from '../../testing/api'
import { visit } from '../../testing/render-screen'
import { SearchDocument } from './search.generated'
import { leastSearching } from './use-held'

const user = userEvent.setup()
const results = () => [...document.querySelectorAll('article h2 a')]
const found = (text: string | RegExp) => screen.findByText(text)

test('shows what was found at once, by kind, with the match marked', async () => {
  const router = await visit('/search?q=TRADEMARK')
  await found(/^Found \d+ results$/)
  expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('Search results')
  expect(screen.getByText('“TRADEMARK”')).toBeTruthy()
  expect(document.querySelector('meta[name=robots]')?.getAttribute('content')).toBe('noindex')
  const paths = results().map((link) => link.getAttribute('href'))
  expect(paths.every((path) => /^\/(products\/prd|service\/srv)-\d+$/.test(path ?? ''))).toBe(true)
  expect(paths.some((path) => path?.startsWith('/products/'))).toBe(true)
  expect(results()[0]?.querySelector('mark')?.textContent).toBe('Trademark')
  expect(router.state.location.search).toBe('?q=TRADEMARK')
})

test('searching from a page takes half a second at least, however fast the answer', async () => {
  await visit('/search?q=patent')
  await found(/^Found/)
  const before = performance.now()
  await user.type(screen.getAllByRole('searchbox')[0] ?? document.body, 'logo{Enter}')
  expect(await found('Searching…')).toBeTruthy()
  expect(document.querySelector('main [aria-busy=true]')).toBeTruthy()
  expect(results()).toEqual([])
  await found(/^Found/)
  expect(performance.now() - before).toBeGreaterThanOrEqual(leastSearching)
  expect(screen.queryByText('Searching…')).toBeNull()
  expect(document.querySelector('main [aria-busy=true]')).toBeNull()
})

test('the way back shows its results without delay', async () => {
  const router = await visit('/search?q=patent')
  await found(/^Found/)
  await act(() => router.navigate('/search?q=logo'))
  await found(/^Found/)
  mockPending(SearchDocument)
  await act(() => router.navigate(-1))
  expect(screen.getByText('“patent”')).toBeTruthy()
  expect(results().length).toBeGreaterThan(0)
})

test('waits for an answer that takes longer, and loads more', async () => {
  const answer = mockPending(SearchDocument)
  await visit('/search?q=a')
  expect(screen.getByText('Searching…')).toBeTruthy()
  await act(async () => answer())
  await found(/^Found \d+ results$/)
  expect(results()).toHaveLength(24)
  await user.click(screen.getByText('Load more'))
  await found(/^Showing 48 of/)
  expect(document.activeElement).toBe(results()[24])
})

const connection = {
  __typename: 'SearchResultConnection' as const,
  nodes: [],
  pageInfo: { __typename: 'PageInfo' as const, hasNextPage: false, endCursor: null },
}

test.each([
  [1, true, 'Found 1 result'],
  [1001, false, 'Found 1,000+ results'],
])('counts %i, exact %s, as %s', async (totalCount, totalIsExact, text) => {
  mockOperation(SearchDocument, { search: { ...connection, totalCount, totalIsExact }, categories: [] })
  await visit('/search?q=x')
  expect(await found(text)).toBeTruthy()
})

test('says when nothing was found, and offers ways on', async () => {
  await visit('/search?q=zzzz%20qqq')
  expect(await screen.findByRole('heading', { name: 'No results found' })).toBeTruthy()
  expect(screen.getByText('Found 0 results')).toBeTruthy()
  expect(screen.getByRole('link', { name: 'qqq' }).getAttribute('href')).toBe('/search?q=qqq')
  expect(document.querySelectorAll('main a[href^="/category/"]')).toHaveLength(8)
})

test('a blank text asks what to look for', async () => {
  const router = await visit('/search?q=%20')
  const box = await screen.findByRole('searchbox', { name: 'What are you looking for?' })
  await user.type(box, ' seal {Enter}')
  expect(router.state.location.search).toBe('?q=seal')
})

test('a failure gives the failure page', async () => {
  vi.spyOn(console, 'error').mockImplementation(() => {})
  mockError(SearchDocument)
  await visit('/search?q=x')
  expect(await screen.findByRole('heading', { name: 'Unexpected Application Error' })).toBeTruthy()
})

test('where results have stood, a failure takes their place alone, until they are asked for again', async () => {
  const router = await visit('/search?q=patent')
  await found(/^Found/)
  mockError(SearchDocument)
  await act(() => router.navigate('/search?q=logo'))
  expect((await screen.findByRole('alert')).textContent).toContain('The search did not get through')
  expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('Search results')
  expect([results(), screen.queryByText('Searching…')]).toEqual([[], null])
  api.resetHandlers()
  await user.click(screen.getByRole('button', { name: 'Try again' }))
  await found(/^Found/)
  expect(screen.queryByRole('alert')).toBeNull()
})
