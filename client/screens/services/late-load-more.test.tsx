import { act, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, expect, test } from 'vitest'
import { services } from '../../../fixtures/services'
import { mockPending } from '../../testing/api'
import { visit } from '../../testing/render-screen'
import { ServicesDocument } from './services.generated'

const user = userEvent.setup()
afterEach(() => window.history.replaceState(null, '', '/'))

test('services: a late Load more keeps the address that was opened meanwhile, and can be pressed again', async () => {
  const router = await visit('/services')
  const load = await screen.findByText('Load more')
  const answer = mockPending(ServicesDocument)
  await user.click(load)
  const opened = '/services?utm_source=mail'
  // In a browser the router changes the address of the window.
  window.history.replaceState(null, '', opened)
  await act(() => router.navigate(opened))
  await act(async () => answer())
  expect(router.state.location.search).toBe('?utm_source=mail')
  await user.click(screen.getByText('Load more'))
  expect(await screen.findByText(`Showing 48 of ${services.length} services`)).toBeTruthy()
  expect(router.state.location.search).toBe('?utm_source=mail&show=48')
})

test('services: Load more of the former list keeps a filter whose list still loads', async () => {
  const router = await visit('/services')
  await screen.findByText('Load more')
  // A chosen filter changes the address at once.
  window.history.replaceState(null, '', '/services?min=500')
  await user.click(screen.getByText('Load more'))
  const busy = () => screen.getByText('Load more').closest('a, button')?.getAttribute('aria-busy')
  await expect.poll(busy).not.toBe('true')
  expect(router.state.location.search).toBe('')
})
