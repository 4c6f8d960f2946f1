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
  /** Draws the page afresh, with nothing known of the API's answers. */
  show: (client: ApolloClient) => void
}

export type States = ReturnType<typeof createStates>

/** Puts all that the screen at hand has asked for into one state, and draws the screen as it then is. */
export const createStates = (page: Page, { mockDelay, mockEmpty, mockError }: Mocks, reset: () => void) => {
  // A screen that failed or waits has no queries any more: what they were is kept.
  const asked = new Map<string, DocumentNode>()
  const listeners = new Set<() => void>()
  let state: State = 'as it is'
  let path = page.router.state.location.pathname

  const showAfresh = () => page.show(createBrowserClient('/graphql'))

  const enter = (next: State) => {
    state = next
    for (const listener of listeners) listener()
  }

  page.router.subscribe(({ location: { pathname } }) => {
    if (pathname === path) return
    path = pathname
    asked.clear()
    reset()
    // What was put on for the screen that is left is still in the client.
    if (state !== 'as it is') showAfresh()
    enter('as it is')
  })

  const apply = {
    'as it is': () => {},
    loading: (document: DocumentNode) => mockDelay(document, new Promise(() => {})),
    empty: (document: DocumentNode) => mockEmpty(document),
    error: (document: DocumentNode) => mockError(document),
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
        if (!frameQueries.has(queryName)) asked.set(queryName, query)
      reset()
      for (const document of asked.values()) apply[next](document)
      showAfresh()
      enter(next)
    },
  }
}
