import { act, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { HttpResponse, http } from 'msw'
import { beforeEach, expect, test, vi } from 'vitest'
import { ServicesDocument } from '../../../screens/services/services.generated'
import { api, mockError, mockOutage, mockPending } from '../../../testing/api'
import { renderRoutes } from '../../../testing/render-routes'
import { visit } from '../../../testing/render-screen'
import { ReviewsDocument } from '../../review/reviews.generated'
import { RouteAnnouncer } from '../page-contexts'
import { RouteError } from './route-error'

const user = userEvent.setup()
const panel = () => screen.findByRole('heading', { level: 1, name: 'Unexpected Application Error' })
const retryButton = () => screen.findByRole('button', { name: 'Try again' })
const cards = () => screen.findAllByText('View Details')
const text = () => screen.getByRole('heading', { level: 1 }).nextElementSibling?.textContent

beforeEach(() => {
  vi.spyOn(console, 'error').mockImplementation(() => {})
})

test('route error: after a navigation, Try again repeats the request in place, as often as needed', async () => {
  const router = await visit('/')
  const endOutage = mockOutage()
  await act(() => router.navigate('/services'))
  await panel()
  expect(text()).toMatch(/^We could not reach Marque/)
  expect([screen.queryAllByRole('banner').length, screen.queryAllByRole('contentinfo').length]).toEqual([1, 1])

  await user.click(await retryButton())
  expect(screen.getByRole('button', { name: 'Trying again…' }).getAttribute('aria-busy')).toBe('true')
  expect(document.activeElement).toBe(screen.getByRole('main'))
  expect(await retryButton()).toBeTruthy()

  endOutage()
  await user.click(await retryButton())
  expect(await cards()).toHaveLength(24)
  expect(document.activeElement).toBe(screen.getByRole('main'))
  expect(router.state.location.pathname).toBe('/services')
})

test('load error: links work while a retry awaits its answer', async () => {
  mockError(ReviewsDocument)
  const router = await visit('/service/srv-1502')
  await retryButton()
  const answer = mockPending(ReviewsDocument)
  await user.click(await retryButton())
  await act(() => router.navigate('/about'))
  expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('About Marque')
  answer()
})

test('route error: going back to a failed page loads it again', async () => {
  const endOutage = mockOutage()
  const router = await visit('/services')
  await panel()
  await act(() => router.navigate('/about'))
  endOutage()
  await act(() => router.navigate(-1))
  expect(await cards()).toHaveLength(24)
})

test('route error: an offline page retries by itself once the connection is back, with skeletons', async () => {
  const onLine = vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false)
  const endOutage = mockOutage()
  await visit('/services')
  await panel()
  expect(text()).toMatch(/^You are offline/)
  expect(screen.getByText(/^You are offline\. What/).closest('[role=status]')).toBeTruthy()
  onLine.mockReturnValue(true)
  endOutage()
  const answer = mockPending(ServicesDocument)
  await act(async () => window.dispatchEvent(new Event('online')))
  expect(await screen.findByText('Loading services')).toBeTruthy()
  expect(screen.queryByText(/^You are offline/)).toBeNull()
  await act(async () => answer())
  expect(await cards()).toHaveLength(24)
})

const mockDatabaseOutage = (message: string) => {
  const headers = { 'content-type': 'application/graphql-response+json' }
  const body = { errors: [{ message, extensions: { code: 'SERVICE_UNAVAILABLE' } }] }
  api.use(http.post('*/graphql', () => HttpResponse.json(body, { status: 503, headers })))
}

test.each([
  ['an error of the API', () => mockError(ServicesDocument, 'Sorry. Reference 7f3a-19c2.'), /Reference 7f3a-19c2\.$/],
  ['an error of a proxy', () => mockOutage(500), /^Something failed on our side/],
  [
    'a database that does not answer',
    () => mockDatabaseOutage('We can’t reach our database at the moment.'),
    /^We can’t reach our database at the moment\.$/,
  ],
  ['an overloaded server', () => mockOutage(503), /^More people are here/],
  [
    'a throttled client',
    () => mockError(ServicesDocument, 'Try again in 2 seconds.', 'THROTTLED'),
    /^More people are here/,
  ],
])('route error: describes %s', async (_, mock, words) => {
  mock()
  await visit('/services')
  await panel()
  expect(text()).toMatch(words)
})

test('route error: a page whose chunk failed to load is reloaded, but only if the server responds', async () => {
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
  await user.click(await retryButton())
  await retryButton()
  expect(load).not.toHaveBeenCalled()
  await user.click(await retryButton())
  await expect.poll(() => load).toHaveBeenCalled()
})
