import { ApolloProvider } from '@apollo/client/react'
import { act, render, screen } from '@testing-library/react'
import { createMemoryRouter, RouterProvider } from 'react-router-dom'
import { expect, test, vi } from 'vitest'
import { briefs } from '../../../fixtures/briefs'
import { jobs } from '../../../fixtures/jobs'
import { createBrowserClient } from '../../apollo/browser-client'
import { routerInitialized } from '../../router-initialized'
import { routes } from '../../routes'
import { api, mockDelay, mockEmpty, mockError, mockOperation } from '../api'
import { createStates } from './states'

/** Opens /jobs and creates the states of its page. */
const open = async () => {
  const router = createMemoryRouter(routes, { initialEntries: ['/jobs'] })
  await routerInitialized(router)
  let client = createBrowserClient('/graphql')
  let renderCount = 0
  const tree = () => (
    <ApolloProvider client={client}>
      <RouterProvider key={renderCount} router={router} />
    </ApolloProvider>
  )
  const { rerender } = await act(async () => render(tree()))
  const renderWith = (next: typeof client) => {
    client = next
    renderCount += 1
    rerender(tree())
  }
  const page = { router, client: () => client, render: renderWith }
  const mocks = { mockDelay, mockEmpty, mockError, mockOperation }
  const states = createStates(page, mocks, () => api.resetHandlers())
  await screen.findAllByRole('article')
  return { router, states }
}

const footerLinks = () => screen.findAllByRole('link', { name: 'Patent Filing' })

test('mocked states: the queries of the screen change their state, those of the footer stay as they are', async () => {
  vi.spyOn(console, 'error').mockImplementation(() => {})
  const { states } = await open()
  await act(async () => states.choose('loading'))
  expect(await screen.findByText('Loading jobs')).toBeTruthy()
  await act(async () => states.choose('error'))
  expect(await screen.findByRole('heading', { name: 'Unexpected Application Error' })).toBeTruthy()
  await act(async () => states.choose('empty'))
  expect(await screen.findByRole('heading', { name: 'No jobs found' })).toBeTruthy()
  expect(await footerLinks()).not.toEqual([])
  await act(async () => states.choose('as it is'))
  expect(await screen.findAllByRole('article')).toHaveLength(jobs.length + briefs.length)
})

test('mocked states: a navigation resets the state, also when the user returns', async () => {
  const { router, states } = await open()
  await act(async () => states.choose('empty'))
  expect(await screen.findByRole('heading', { name: 'No jobs found' })).toBeTruthy()
  await act(() => router.navigate('/about'))
  expect(states.current()).toBe('as it is')
  await act(() => router.navigate('/jobs'))
  expect(await screen.findAllByRole('article')).toHaveLength(jobs.length + briefs.length)
})
