import { act, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, test } from 'vitest'
import { api, mockError, mockPending } from '../../testing/api'
import { visit } from '../../testing/render-screen'
import { MIN_DELAY_MS } from './search'
import { SearchDocument } from './search.generated'

const user = userEvent.setup()
const results = () => [...document.querySelectorAll('article h2 a')]
const found = (text: string | RegExp) => screen.findByText(text)

test('a search takes half a second at least, even with a fast answer', async () => {
  await visit('/search?q=patent')
  await found(/^Found/)
  const before = performance.now()
  await user.type(screen.getAllByRole('searchbox')[0] ?? document.body, 'logo{Enter}')
  expect(await found('Searching…')).toBeTruthy()
  expect(document.querySelector('main [aria-busy=true]')).toBeTruthy()
  expect(results()).toEqual([])
  await found(/^Found/)
  expect(performance.now() - before).toBeGreaterThanOrEqual(MIN_DELAY_MS)
  expect(screen.queryByText('Searching…')).toBeNull()
  expect(document.querySelector('main [aria-busy=true]')).toBeNull()
})

test('going back shows the results without the delay', async () => {
  const router = await visit('/search?q=patent')
  await found(/^Found/)
  await act(() => router.navigate('/search?q=logo'))
  await found(/^Found/)
  mockPending(SearchDocument)
  await act(() => router.navigate(-1))
  expect(screen.getByText('“patent”')).toBeTruthy()
  expect(results().length).toBeGreaterThan(0)
})

test('a blank search shows the search form', async () => {
  const router = await visit('/search?q=%20')
  const box = await screen.findByRole('searchbox', { name: 'What are you looking for?' })
  await user.type(box, ' seal {Enter}')
  expect(router.state.location.search).toBe('?q=seal')
})

test('a failed search replaces the results by an error with a retry', async () => {
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
