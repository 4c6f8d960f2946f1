import { screen, within } from '@testing-library/react'
import type { RouteObject } from 'react-router-dom'
import { dashboardRoutes } from '../../dashboard-routes'
import { renderRoutes } from '../../testing/render-routes'

export const side = () => within(screen.getByRole('complementary', { name: 'Side' }))

/** Removes the trailing slash that the route table needs. */
export const withoutSlash = (path = '') => path.replace(/\/$/, '')

/** The real layouts and guards; each screen only shows its path. */
const withoutScreens = (routes: readonly RouteObject[]): RouteObject[] =>
  routes.map(({ index: _, children, lazy, ...route }) =>
    children
      ? { ...route, ...(lazy && { lazy }), children: withoutScreens(children) }
      : { ...route, element: <p>{`Screen of ${withoutSlash(route.path)}`}</p> },
  )
const table = [...withoutScreens(dashboardRoutes), { path: '/login', element: <p>Screen of /login</p> }]
export const open = (path: string) => renderRoutes(table, path.replace(':id', 'any-1'))
export const at = ({ state: { location } }: Awaited<ReturnType<typeof open>>) => location.pathname + location.search
