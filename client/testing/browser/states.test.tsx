import { ApolloProvider } from '@apollo/client/react'
import { act, render, screen } from '@testing-library/react'
import { createMemoryRouter, RouterProvider } from 'react-router-dom'
import { expect, test, vi } from 'vitest'
import { jobs } from '../../../fixtures/jobs'
import { createBrowserClient } from '../../apollo/browser-client'
import { routerInitialized } from '../../router-initialized'
import { routes } from '../../routes'
import { api, mockDelay, mockEmpty, mockError, mockOperation } from '../api'
import { createStates } from './states'

/** The jobs of the site, shown as a browser would, with the switch at hand. */
const open = async () => {
  const router = createMemoryRouter(routes, { initialEntries: ['/jobs'] })
  await routerInitialized(router)
  let shown = createBrowserClient('/graphql')
  let times = 0
  const tree = () => (
    <ApolloProvider client={shown}>
      <RouterProvider key={times} router={router} />
    </ApolloProvider>
  )
  const { rerender } = await act(async () => render(tree()))
  const show = (next: typeof shown) => {
    shown = next
    times += 1
    rerender(tree())
  }
  const page = { router, client: () => shown, show }
  const mocks = { mockDelay, mockEmpty, mockError, mockOperation }
  const states = createStates(page, mocks, () => api.resetHandlers())
  await screen.findAllByRole('article')
  return { router, states }
}

const category = () => screen.findAllByRole('link', { name: 'Patent Filing' })

test('puts what the screen asked for into one state after another, and leaves the frame', async () => {
  vi.spyOn(console, 'error').mockImplementation(() => {})
  const { states } = await open()
  await act(async () => states.choose('loading'))
  expect(await screen.findByText('Loading jobs')).toBeTruthy()
  await act(async () => states.choose('error'))
  expect(await screen.findByRole('heading', { name: 'Unexpected Application Error' })).toBeTruthy()
  await act(async () => states.choose('empty'))
  expect(await screen.findByRole('heading', { name: 'No jobs found' })).toBeTruthy()
  expect(await category()).not.toEqual([])
  await act(async () => states.choose('as it is'))
  expect(await screen.findAllByRole('article')).toHaveLength(jobs.length)
})

test('a navigation puts everything back, for whoever returns too', async () => {
  const { router, states } = await open()
  await act(async () => states.choose('empty'))
  expect(await screen.findByRole('heading', { name: 'No jobs found' })).toBeTruthy()
  await act(() => router.navigate('/about'))
  expect(states.current()).toBe('as it is')
  await act(() => router.navigate('/jobs'))
  expect(await screen.findAllByRole('article')).toHaveLength(jobs.length)
})
