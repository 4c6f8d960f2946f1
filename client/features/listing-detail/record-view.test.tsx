import { screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { beforeEach, expect, test, vi } from 'vitest'
import '../../testing/api'
import { assertFound } from '../../testing/assert-found'
import { visit } from '../../testing/render-screen'

const beacon = vi.spyOn(navigator, 'sendBeacon')
beforeEach(() => beacon.mockClear())
const recordedViews = () => beacon.mock.calls.map(([path]) => path)

test.each([
  ['/service/srv-1101', '/views/srv-1101'],
  ['/services/srv-1101', '/views/srv-1101'],
  ['/products/prd-2801', '/views/prd-2801'],
])('views: %s records one view', async (path, view) => {
  await visit(path)
  await screen.findByText(/^About this/)
  expect(recordedViews()).toEqual([view])
})

test.each(['/service/nope', '/services', '/category/logo-design'])('views: %s records none', async (path) => {
  await visit(path)
  await screen.findByRole('heading', { level: 1 })
  expect(recordedViews()).toEqual([])
})

test('views: a listing opened by a link records one, too', async () => {
  await visit('/products/prd-2801')
  await screen.findByRole('heading', { level: 1 })
  const related = await screen.findByRole('region', { name: 'Related listings' })
  const link = related.querySelector<HTMLAnchorElement>('article h2 a, article h3 a')
  await userEvent.click(assertFound(link))
  const id = link?.getAttribute('href')?.split('/').at(-1)
  await expect.poll(() => recordedViews()).toEqual(['/views/prd-2801', `/views/${id}`])
})
