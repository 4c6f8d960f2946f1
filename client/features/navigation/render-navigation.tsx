import { ApolloProvider } from '@apollo/client/react'
import { act, render } from '@testing-library/react'
import type { ReactNode } from 'react'
import { createMemoryRouter, RouterProvider } from 'react-router-dom'
import { createBrowserClient } from '../../apollo/browser'

/** For tests: something that stands on every page, on a page that has nothing else. The router tells where it leads. */
export const renderNavigation = async (element: ReactNode) => {
  const router = createMemoryRouter([{ path: '*', element }])
  await act(async () =>
    render(
      <ApolloProvider client={createBrowserClient('http://localhost/graphql')}>
        <RouterProvider router={router} />
      </ApolloProvider>,
    ),
  )
  return router
}
