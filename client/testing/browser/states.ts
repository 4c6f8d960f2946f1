import type { ApolloClient } from '@apollo/client'
import type { DocumentNode } from 'graphql'
import type { DataRouter } from 'react-router-dom'
import { createBrowserClient } from '../../apollo/browser-client'
import { frameQueries } from '../../features/sandbox-link/page-query'
import type { Mocks } from '../create-mocks'

export const stateNames = ['as it is', 'loading', 'empty', 'error'] as const
export type State = (typeof stateNames)[number]

export interface Page {
  router: DataRouter
  client: () => ApolloClient
  /** Renders the page again with another client. */
  render: (client: ApolloClient) => void
}

export type States = ReturnType<typeof createStates>

/** Mocks all queries of the current screen with one state, and renders the screen again. */
export const createStates = (page: Page, { mockDelay, mockEmpty, mockError }: Mocks, reset: () => void) => {
  // Collected, because a screen that failed or is loading has no active queries.
  const queries = new Map<string, DocumentNode>()
  const listeners = new Set<() => void>()
  let state: State = 'as it is'
  let path = page.router.state.location.pathname

  const renderWithEmptyCache = () => page.render(createBrowserClient('/graphql'))

  const setState = (next: State) => {
    state = next
    for (const listener of listeners) listener()
  }

  page.router.subscribe(({ location: { pathname } }) => {
    if (pathname === path) return
    path = pathname
    queries.clear()
    reset()
    // The client's cache still holds the mocked results of the last screen.
    if (state !== 'as it is') renderWithEmptyCache()
    setState('as it is')
  })

  const apply = {
    'as it is': () => {},
    loading: (document: DocumentNode) => mockDelay(document, new Promise(() => {})),
    empty: mockEmpty,
    error: mockError,
  }

  return {
    current: () => state,
    subscribe: (listener: () => void) => {
      listeners.add(listener)
      return () => {
        listeners.delete(listener)
      }
    },
    choose: (next: State) => {
      for (const { query, queryName = '' } of page.client().getObservableQueries('active'))
        if (!frameQueries.has(queryName)) queries.set(queryName, query)
      reset()
      for (const document of queries.values()) apply[next](document)
      renderWithEmptyCache()
      setState(next)
    },
  }
}
