import { act, fireEvent, screen, waitFor, within } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { delay, graphql } from 'msw'
import { beforeEach, expect, test, vi } from 'vitest'
import { api, mockError } from '../../../testing/api'
import { renderNavigation } from '../../../testing/render-routes'
import { HeaderSearch } from './header-search'
import { HeaderSearchSuggestionsDocument } from './header-search-suggestions.generated'

let router: Awaited<ReturnType<typeof renderNavigation>>
/** Texts of the requests that were sent, and of those that were aborted. */
let asked: string[]
let givenUp: string[]
beforeEach(async () => {
  asked = []
  givenUp = []
  api.use(
    graphql.query(HeaderSearchSuggestionsDocument, ({ variables: { text }, request }) => {
      asked.push(text)
      request.signal.addEventListener('abort', () => givenUp.push(text))
    }),
  )
  router = await renderNavigation(
    <>
      <HeaderSearch />
      <button type="button">Elsewhere</button>
      <p>The page</p>
    </>,
  )
})

const box = () => screen.getByRole<HTMLInputElement>('searchbox', { name: 'Search' })
const panel = () => screen.queryByRole('region', { name: 'Suggestions' })
const links = () => within(screen.getByRole('region', { name: 'Suggestions' })).getAllByRole('link')
const type = (text: string) => userEvent.type(box(), text)
const open = async (text: string) => {
  await type(text)
  await screen.findByRole('region', { name: 'Suggestions' })
}
const location = () => router.state.location.pathname + router.state.location.search
/** A response that never arrives during the test. */
const neverFor = (slow: string) =>
  api.use(
    graphql.query(HeaderSearchSuggestionsDocument, async ({ variables: { text }, request }) => {
      if (text !== slow) return
      asked.push(text)
      request.signal.addEventListener('abort', () => givenUp.push(text))
      await delay('infinite')
    }),
  )

test('suggests five listings and the categories of that name, in one request, and leads to all', async () => {
  await open('trademark')
  expect(asked).toEqual(['trademark'])
  const listings = within(screen.getByRole('list', { name: 'Listings' })).getAllByRole('link')
  expect(listings).toHaveLength(5)
  expect(listings[0]?.textContent).toMatch(/^Trademark.* (Service|Product) \$[\d,]+/)
  expect(listings[0]?.getAttribute('href')).toMatch(/^\/(service|products)\/\w/)
  expect(listings[0]?.querySelector('mark')?.textContent).toBe('Trademark')
  const category = await screen.findByRole('link', { name: /^Trademark Registration \d+ services$/ })
  expect(category.getAttribute('href')).toBe('/category/trademark-registration')
  expect(links().at(-1)?.textContent?.trim()).toBe('See all results')
  expect(links().at(-1)?.getAttribute('href')).toBe('/search?q=trademark')
  expect(screen.getByRole('status').textContent).toMatch(/^6 suggestions\./)
})

test('says when there is nothing, and still leads to the search', async () => {
  await open('qzxv')
  expect(screen.getByRole('status').textContent).toBe('No suggestions')
  expect(links().map(({ textContent }) => textContent?.trim())).toEqual(['Search for “qzxv”'])
})

test('arrows, Home and End go through the links; from the first back to the box', async () => {
  await open('trademark')
  const at = async (keys: string) => {
    await userEvent.keyboard(keys)
    return links().findIndex((link) => link.matches(':focus'))
  }
  expect(await at('{ArrowDown}')).toBe(0)
  expect(await at('{ArrowDown}')).toBe(1)
  expect(await at('{End}')).toBe(links().length - 1)
  expect(await at('{ArrowDown}')).toBe(links().length - 1)
  expect(await at('{Home}')).toBe(0)
  await userEvent.keyboard('{ArrowUp}')
  expect(document.activeElement).toBe(box())
  expect(await at('{Tab}')).toBe(0)
})

test('Escape closes and keeps the text; ArrowDown asks again', async () => {
  await open('trademark')
  await userEvent.keyboard('{ArrowDown}')
  // On Escape the browser itself would clear the box.
  expect(fireEvent.keyDown(document.activeElement ?? box(), { key: 'Escape' })).toBe(false)
  expect(panel()).toBeNull()
  expect(document.activeElement).toBe(box())
  expect(box().value).toBe('trademark')
  await userEvent.keyboard('{ArrowDown}')
  await screen.findByRole('region', { name: 'Suggestions' })
})

test('a slow answer to an earlier text is given up and never shows', async () => {
  neverFor('patent')
  await type('patent')
  await expect.poll(() => asked).toEqual(['patent'])
  await userEvent.clear(box())
  await open('logo')
  expect(givenUp).toEqual(['patent'])
  expect(links()[0]?.querySelector('mark')?.textContent?.toLowerCase()).toBe('logo')
})

test.each([
  ['submitted', () => userEvent.keyboard('{Enter}')],
  ['cleared', () => userEvent.clear(box())],
  ['reset', () => box().form?.reset()],
  ['left', () => userEvent.click(screen.getByText('The page'))],
])('gives the request up when the box is %s', async (_, act) => {
  neverFor('patent')
  await type('patent')
  await expect.poll(() => asked).toEqual(['patent'])
  await act()
  await expect.poll(() => givenUp).toEqual(['patent'])
  expect(panel()).toBeNull()
})

test('Enter in the box submits as ever while suggestions are open', async () => {
  await open('tea & logo')
  await userEvent.keyboard('{Enter}')
  expect(location()).toBe('/search?q=tea%20%26%20logo')
  expect(box().value).toBe('')
  expect(panel()).toBeNull()
})

test('a failing server is no news: nothing is suggested, and submit works', async () => {
  await open('pat')
  mockError(HeaderSearchSuggestionsDocument)
  await type('ent')
  await waitFor(() => expect(panel()).toBeNull())
  expect(screen.getByRole('status').textContent).toBe('')
  await userEvent.keyboard('{Enter}')
  expect(location()).toBe('/search?q=patent')
})

test('choosing one leads there, clears the box and closes', async () => {
  await open('trademark')
  await userEvent.keyboard('{ArrowDown}')
  const href = document.activeElement?.getAttribute('href')
  await userEvent.keyboard('{Enter}')
  expect(location()).toBe(href)
  expect(box().value).toBe('')
  expect(panel()).toBeNull()
})

test.each([
  ['something else is pressed', () => userEvent.click(screen.getByText('The page'))],
  ['the focus goes on', () => act(() => screen.getByText('Elsewhere').focus())],
])('closes when %s', async (_, leave) => {
  await open('trademark')
  await leave()
  expect(panel()).toBeNull()
  expect(box().value).toBe('trademark')
})

test('asks nothing for blanks, one letter or while characters are composed', async () => {
  await userEvent.click(box())
  await screen.findByRole('status')
  const request = vi.spyOn(globalThis, 'fetch')
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
  const pause = () => act(() => vi.advanceTimersByTimeAsync(1_000))
  const input = (value: string, isComposing: boolean) => {
    fireEvent.input(box(), { target: { value }, isComposing })
    return pause()
  }
  await input('   ', false)
  await input(' t ', false)
  await input('にほ', true)
  await input('にほん', true)
  expect(request).not.toHaveBeenCalled()
  fireEvent.compositionEnd(box())
  await pause()
  vi.useRealTimers()
  expect(request).toHaveBeenCalledOnce()
  await expect.poll(() => asked).toEqual(['にほん'])
})
