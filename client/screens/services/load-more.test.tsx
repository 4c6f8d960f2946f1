import { act, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, test } from 'vitest'
import { services } from '../../../fixtures/services'
import { mockError, mockOutage, mockPending, requestsOf } from '../../testing/api'
import { visit } from '../../testing/render-screen'
import { ServicesDocument } from './services.generated'

const all = services.length
const cards = () => screen.findAllByText('View Details')
const user = userEvent.setup()

test('services: Load more focuses the first new card, until all are shown', async () => {
  await visit('/services')
  const load = await screen.findByText('Load more')
  const answer = mockPending(ServicesDocument)
  await user.click(load)
  await user.click(load)
  expect([load.getAttribute('aria-busy'), load.getAttribute('aria-disabled')]).toEqual(['true', 'true'])
  await act(async () => answer())
  expect(await screen.findByText(`Showing 48 of ${all} services`)).toBeTruthy()
  expect(requestsOf(ServicesDocument)).toHaveLength(2)
  expect(document.activeElement).toBe(document.querySelectorAll('article h2 a')[24])
  await user.click(screen.getByText('Load more'))
  expect(await screen.findByText(`Showing ${all} of ${all} services`)).toBeTruthy()
  expect(screen.queryByText('Load more')).toBeNull()
})

test('services: a failed Load more keeps the list and can be retried', async () => {
  await visit('/services')
  const load = await screen.findByText('Load more')
  const endError = mockError(ServicesDocument)
  const answer = mockPending(ServicesDocument)
  await user.click(load)
  await act(async () => answer())
  expect((await screen.findByRole('alert')).textContent).toContain('could not be loaded')
  expect(await cards()).toHaveLength(24)
  const retry = screen.getByRole('button', { name: 'Try again' })
  expect(document.activeElement).toBe(retry)
  endError()
  await user.click(retry)
  expect(await screen.findByText(`Showing 48 of ${all} services`)).toBeTruthy()
  expect(screen.queryByRole('alert')).toBeNull()
})

test('services: a Load more that failed offline is retried when the connection is back', async () => {
  await visit('/services')
  const endOutage = mockOutage()
  await user.click(await screen.findByText('Load more'))
  await screen.findByRole('alert')
  endOutage()
  await act(async () => window.dispatchEvent(new Event('online')))
  expect(await screen.findByText(`Showing 48 of ${all} services`)).toBeTruthy()
})
