import { act, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { HttpResponse, http } from 'msw'
import { beforeEach, expect, test, vi } from 'vitest'
import { ServicesDocument } from '../../../screens/services/services.generated'
import { api, mockError, mockOutage, mockPending } from '../../../testing/api'
import { renderRoutes } from '../../../testing/render-routes'
import { visit } from '../../../testing/render-screen'
import { RouteAnnouncer } from '../page-contexts'
import { RouteError } from './route-error'

const user = userEvent.setup()
const panel = () => screen.findByRole('heading', { level: 1, name: 'Unexpected Application Error' })
const again = () => screen.findByRole('button', { name: 'Try again' })
const cards = () => screen.findAllByText('View Details')
const text = () => screen.getByRole('heading', { level: 1 }).nextElementSibling?.textContent

beforeEach(() => {
  vi.spyOn(console, 'error').mockImplementation(() => {})
})

test('a page that failed on the way there asks again in its place, as often as it takes', async () => {
  const router = await visit('/')
  mockOutage()
  await act(() => router.navigate('/services'))
  await panel()
  expect(text()).toMatch(/^We could not reach Marque/)
  expect([screen.queryAllByRole('banner').length, screen.queryAllByRole('contentinfo').length]).toEqual([1, 1])

  await user.click(await again())
  const busy = screen.getByRole<HTMLButtonElement>('button', { name: 'Trying again…' })
  expect([busy.disabled, busy.getAttribute('aria-busy')]).toEqual([true, 'true'])
  expect(document.activeElement).toBe(screen.getByRole('main'))
  expect(await again()).toBeTruthy()

  api.resetHandlers()
  await user.click(await again())
  expect(await cards()).toHaveLength(24)
  expect(document.activeElement).toBe(screen.getByRole('main'))
  expect(router.state.location.pathname).toBe('/services')
})

test('navigation: a page that failed is loaded again on the way back', async () => {
  mockOutage()
  const router = await visit('/services')
  await panel()
  await act(() => router.navigate('/about'))
  api.resetHandlers()
  await act(() => router.navigate(-1))
  expect(await cards()).toHaveLength(24)
})

test('once the connection is back the page comes by itself, skeletons first', async () => {
  const onLine = vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false)
  mockOutage()
  await visit('/services')
  await panel()
  expect(text()).toMatch(/^You are offline/)
  expect(screen.getByText(/^You are offline\. What/).closest('[role=status]')).toBeTruthy()
  onLine.mockReturnValue(true)
  api.resetHandlers()
  const answer = mockPending(ServicesDocument)
  await act(async () => window.dispatchEvent(new Event('online')))
  expect(await screen.findByText('Loading services')).toBeTruthy()
  expect(screen.queryByText(/^You are offline/)).toBeNull()
  await act(async () => answer())
  expect(await cards()).toHaveLength(24)
})

test.each([
  ['a failure of ours', () => mockError(ServicesDocument, 'Sorry. Reference 7f3a-19c2.'), /Reference 7f3a-19c2\.$/],
  ['a failure of what stands before us', () => mockOutage(500), /^Something failed on our side/],
  ['too much to do', () => mockOutage(503), /^More people are here/],
])('says what it was: %s', async (_, mock, words) => {
  mock()
  await visit('/services')
  await panel()
  expect(text()).toMatch(words)
})

test('a page whose code did not come is loaded afresh, as soon as somebody answers', async () => {
  const load = vi.spyOn(window.location, 'reload').mockImplementation(() => {})
  api.use(http.get('*/healthz', () => HttpResponse.json({}), { once: true }))
  api.use(http.get('*/healthz', () => HttpResponse.error(), { once: true }))
  const Missing = () => {
    throw new TypeError('Failed to fetch dynamically imported module: /assets/services.js')
  }
  const Inside = () => (
    <RouteAnnouncer value={() => {}}>
      <RouteError />
    </RouteAnnouncer>
  )
  await renderRoutes([{ path: '/', Component: Missing, ErrorBoundary: Inside }], '/')
  await panel()
  expect(text()).toMatch(/^We could not reach Marque/)
  await user.click(await again())
  await again()
  expect(load).not.toHaveBeenCalled()
  await user.click(await again())
  await vi.waitFor(() => expect(load).toHaveBeenCalled())
})
