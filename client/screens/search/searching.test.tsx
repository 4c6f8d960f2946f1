import { act, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, test } from 'vitest'
import { mockError, mockPending } from '../../testing/api'
import { assertFound } from '../../testing/assert-found'
import { visit } from '../../testing/render-screen'
import { MIN_DELAY_MS } from './min-delay'
import { SearchDocument } from './search.generated'

const user = userEvent.setup()
const results = () => [...document.querySelectorAll('article h2 a')]
const findText = (text: string | RegExp) => screen.findByText(text)

test('search: shows “Searching…” for half a second at least, even after a fast response', async () => {
  await visit('/search?q=patent')
  await findText(/^Found/)
  const before = performance.now()
  await user.type(assertFound(screen.getAllByRole('searchbox')[0]), 'logo{Enter}')
  expect(await findText('Searching…')).toBeTruthy()
  expect(document.querySelector('main [aria-busy=true]')).toBeTruthy()
  expect(results()).toEqual([])
  await findText(/^Found/)
  expect(performance.now() - before).toBeGreaterThanOrEqual(MIN_DELAY_MS)
  expect(screen.queryByText('Searching…')).toBeNull()
  expect(document.querySelector('main [aria-busy=true]')).toBeNull()
})

test('search: going back shows the results without the delay', async () => {
  const router = await visit('/search?q=patent')
  await findText(/^Found/)
  await act(() => router.navigate('/search?q=logo'))
  await findText(/^Found/)
  mockPending(SearchDocument)
  await act(() => router.navigate(-1))
  expect(screen.getByText('“patent”')).toBeTruthy()
  expect(results().length).toBeGreaterThan(0)
})

test('search: a blank search shows the search form', async () => {
  const router = await visit('/search?q=%20')
  const box = await screen.findByRole('searchbox', { name: 'What are you looking for?' })
  await user.type(box, ' seal {Enter}')
  expect(router.state.location.search).toBe('?q=seal')
})

test('search: a failed search replaces the results by an error with a retry', async () => {
  const router = await visit('/search?q=patent')
  await findText(/^Found/)
  const endError = mockError(SearchDocument)
  await act(() => router.navigate('/search?q=logo'))
  expect((await screen.findByRole('alert')).textContent).toContain('The search did not get through')
  expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('Search results')
  expect([results(), screen.queryByText('Searching…')]).toEqual([[], null])
  endError()
  await user.click(screen.getByRole('button', { name: 'Try again' }))
  await findText(/^Found/)
  expect(screen.queryByRole('alert')).toBeNull()
})
