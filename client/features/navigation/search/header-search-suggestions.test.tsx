import { act, fireEvent, screen, waitFor, within } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { delay, graphql } from 'msw'
import { beforeEach, expect, test, vi } from 'vitest'
import { api, mockError } from '../../../testing/api'
import { renderComponent } from '../../../testing/render-routes'
import { HeaderSearch } from './header-search'
import { HeaderSearchSuggestionsDocument } from './header-search-suggestions.generated'

let router: Awaited<ReturnType<typeof renderComponent>>
/** Texts of the requests that were sent, and of those that were aborted. */
let requested: string[]
let aborted: string[]
beforeEach(async () => {
  requested = []
  aborted = []
  api.use(
    graphql.query(HeaderSearchSuggestionsDocument, ({ variables: { text }, request }) => {
      requested.push(text)
      request.signal.addEventListener('abort', () => aborted.push(text))
    }),
  )
  router = await renderComponent(
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
const neverRespondTo = (slow: string) =>
  api.use(
    graphql.query(HeaderSearchSuggestionsDocument, async ({ variables: { text }, request }) => {
      if (text !== slow) return
      requested.push(text)
      request.signal.addEventListener('abort', () => aborted.push(text))
      await delay('infinite')
    }),
  )

test('search suggestions: five listings and the matching categories, by one request, and a link to all results', async () => {
  await open('trademark')
  expect(requested).toEqual(['trademark'])
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

test('search suggestions: a listing with packages has the price from which they start', async () => {
  await open('invention disclosure')
  expect(screen.getByRole('link', { name: /^Invention Disclosure Written by an Engineer/ }).textContent).toMatch(
    /Service From \$[\d,]+$/,
  )
})

test('search suggestions: without matches a link to the search remains', async () => {
  await open('qzxv')
  expect(screen.getByRole('status').textContent).toBe('No suggestions')
  expect(links().map(({ textContent }) => textContent?.trim())).toEqual(['Search for “qzxv”'])
})

test('search suggestions: arrows, Home and End move the focus through the links and back to the box', async () => {
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

test('search suggestions: Escape closes them and keeps the text, and ArrowDown opens them again', async () => {
  await open('trademark')
  await userEvent.keyboard('{ArrowDown}')
  // By default the browser clears the box on Escape.
  expect(fireEvent.keyDown(document.activeElement ?? box(), { key: 'Escape' })).toBe(false)
  expect(panel()).toBeNull()
  expect(document.activeElement).toBe(box())
  expect(box().value).toBe('trademark')
  await userEvent.keyboard('{ArrowDown}')
  await screen.findByRole('region', { name: 'Suggestions' })
})

test('search suggestions: the slow request of an earlier text is aborted and its response never shown', async () => {
  neverRespondTo('patent')
  await type('patent')
  await expect.poll(() => requested).toEqual(['patent'])
  await userEvent.clear(box())
  await open('logo')
  expect(aborted).toEqual(['patent'])
  expect(links()[0]?.querySelector('mark')?.textContent?.toLowerCase()).toBe('logo')
})

test.each([
  ['submitted', () => userEvent.keyboard('{Enter}')],
  ['cleared', () => userEvent.clear(box())],
  ['reset', () => box().form?.reset()],
  ['left', () => userEvent.click(screen.getByText('The page'))],
])('search suggestions: the request is aborted when the box is %s', async (_, act) => {
  neverRespondTo('patent')
  await type('patent')
  await expect.poll(() => requested).toEqual(['patent'])
  await act()
  await expect.poll(() => aborted).toEqual(['patent'])
  expect(panel()).toBeNull()
})

test('search suggestions: Enter in the box submits the search', async () => {
  await open('tea & logo')
  await userEvent.keyboard('{Enter}')
  expect(location()).toBe('/search?q=tea%20%26%20logo')
  expect(box().value).toBe('')
  expect(panel()).toBeNull()
})

test('search suggestions: after a failed request there are none, and submit works', async () => {
  await open('pat')
  mockError(HeaderSearchSuggestionsDocument)
  await type('ent')
  await waitFor(() => expect(panel()).toBeNull())
  expect(screen.getByRole('status').textContent).toBe('')
  await userEvent.keyboard('{Enter}')
  expect(location()).toBe('/search?q=patent')
})

test('search suggestions: choosing one opens it, clears the box and closes them', async () => {
  await open('trademark')
  await userEvent.keyboard('{ArrowDown}')
  const href = document.activeElement?.getAttribute('href')
  await userEvent.keyboard('{Enter}')
  expect(location()).toBe(href)
  expect(box().value).toBe('')
  expect(panel()).toBeNull()
})

test.each([
  ['the page is pressed', () => userEvent.click(screen.getByText('The page'))],
  ['the focus moves on', () => act(() => screen.getByText('Elsewhere').focus())],
])('search suggestions: close when %s', async (_, leave) => {
  await open('trademark')
  await leave()
  expect(panel()).toBeNull()
  expect(box().value).toBe('trademark')
})

test('search suggestions: no request for blanks, one letter or while characters are composed', async () => {
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
  await expect.poll(() => requested).toEqual(['にほん'])
})
