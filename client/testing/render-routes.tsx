import { ApolloProvider } from '@apollo/client/react'
import { act, render } from '@testing-library/react'
import { createMemoryRouter, type RouteObject, RouterProvider } from 'react-router-dom'
import { createBrowserClient } from '../apollo/browser-client'
import { routerInitialized } from '../router-initialized'
import './api'
import type { ReactNode } from 'react'

/** Opens a path as a browser would; the router tells where it leads. */
export const renderRoutes = async (routes: RouteObject[], path: string) => {
  const router = createMemoryRouter(routes, { initialEntries: [path] })
  await routerInitialized(router)
  await act(async () =>
    render(
      <ApolloProvider client={createBrowserClient('http://localhost/graphql')}>
        <RouterProvider router={router} />
      </ApolloProvider>,
    ),
  )
  return router
}

/** For tests: renders a part of the layout on an empty page. */
export const renderNavigation = (element: ReactNode) => renderRoutes([{ path: '*', element }], '/')
