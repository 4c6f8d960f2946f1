import { screen, within } from '@testing-library/react'
import type { RouteObject } from 'react-router-dom'
import { dashboardRoutes } from '../../dashboard-routes'
import { renderRoutes } from '../../testing/render-routes'

export const side = () => within(screen.getByRole('complementary', { name: 'Dashboard menu' }))

/** The route table needs the trailing slash of an index page; addresses have none. */
export const withoutTrailingSlash = (path = '') => path.replace(/\/$/, '')

/** Keeps the real layouts and guards; each screen only shows its path. */
const withoutScreens = (tree: readonly RouteObject[]): RouteObject[] =>
  tree.map(({ index: _, children, lazy, ...route }) =>
    children
      ? { ...route, ...(lazy && { lazy }), children: withoutScreens(children) }
      : { ...route, element: <p>{`Screen of ${withoutTrailingSlash(route.path)}`}</p> },
  )
const routes = [...withoutScreens(dashboardRoutes), { path: '/login', element: <p>Screen of /login</p> }]
export const open = (path: string) => renderRoutes(routes, path.replace(':id', 'any-1'))
export const addressOf = ({ state: { location } }: Awaited<ReturnType<typeof open>>) =>
  location.pathname + location.search
