import { ApolloProvider } from '@apollo/client/react'
import { act, render } from '@testing-library/react'
import type { ReactNode } from 'react'
import { createMemoryRouter, type RouteObject, RouterProvider } from 'react-router-dom'
import { createBrowserClient } from '../apollo/browser-client'
import { forgetAnnouncedPath } from '../features/page/layout/route-announcer'
import { routerInitialized } from '../router-initialized'
import './api'
import { writeMockedFragments } from './mock-fragment'

/** Opens a path as a browser would. The returned router has the current location. */
export const renderRoutes = async (routes: RouteObject[], path: string) => {
  forgetAnnouncedPath()
  const router = createMemoryRouter(routes, { initialEntries: [path] })
  await routerInitialized(router)
  const client = createBrowserClient('http://localhost/graphql')
  writeMockedFragments(client.cache)
  await act(async () =>
    render(
      <ApolloProvider client={client}>
        <RouterProvider router={router} />
      </ApolloProvider>,
    ),
  )
  return router
}

/** Renders an element on an empty page; `mockFragment` has data for it. */
export const renderComponent = (element: ReactNode) => renderRoutes([{ path: '*', element }], '/')
