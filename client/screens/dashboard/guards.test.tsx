import { act, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { graphql, HttpResponse } from 'msw'
import type { RouteObject } from 'react-router-dom'
import { describe, expect, test, vi } from 'vitest'
import { dashboardRoutes } from '../../dashboard-routes'
import { type Role, roles } from '../../features/session/roles'
import { sessionStore } from '../../features/session/session-store'
import { ViewerDocument } from '../../features/session/viewer.generated'
import { api, mockPending, signedInAs } from '../../testing/api'
import { renderRoutes } from '../../testing/render-routes'

/** As addresses are written. */
const withoutSlash = (path = '') => path.replace(/\/$/, '')
const pathsOf = (routes: readonly RouteObject[]): string[] =>
  routes.flatMap(({ path, children }) => (children ? pathsOf(children) : (path ?? [])))
const paths = pathsOf(dashboardRoutes).map(withoutSlash)
const ownerOf = (path: string) => roles.find((role) => path.startsWith(`/dashboard/${role}/`))

/** The layout and the guards as they are; each screen only names its address. */
const withoutScreens = (routes: readonly RouteObject[]): RouteObject[] =>
  routes.map(({ index: _, children, lazy, ...route }) =>
    children
      ? { ...route, ...(lazy && { lazy }), children: withoutScreens(children) }
      : { ...route, element: <p>{`Screen of ${withoutSlash(route.path)}`}</p> },
  )
const table = [...withoutScreens(dashboardRoutes), { path: '/login', element: <p>Screen of /login</p> }]
const open = (path: string) => renderRoutes(table, path.replace(':id', 'any-1'))
const at = ({ state: { location } }: Awaited<ReturnType<typeof open>>) => location.pathname + location.search

test('every role has pages of its own', () => {
  expect(new Set(paths.map(ownerOf))).toEqual(new Set([undefined, ...roles]))
})

describe.each(paths)('%s', (path) => {
  test.each(roles)('for a %s', async (role: Role) => {
    await signedInAs(role)
    const router = await open(path)
    const owner = ownerOf(path)
    const shown = owner === undefined || owner === role ? path : '/dashboard'
    expect(await screen.findByText(`Screen of ${shown}`)).toBeTruthy()
    expect(at(router)).toBe(shown.replace(':id', 'any-1'))
  })

  test('for who is signed out', async () => {
    const router = await open(path)
    expect(await screen.findByText('Screen of /login')).toBeTruthy()
    expect(at(router)).toBe(`/login?next=${encodeURIComponent(path.replace(':id', 'any-1'))}`)
  })
})

test('a session that the server has not confirmed shows nothing but that it is being asked', async () => {
  await signedInAs('customer')
  sessionStore.doubt()
  const answer = mockPending(ViewerDocument)
  await open('/dashboard')
  expect(screen.getByText('Loading').parentElement?.getAttribute('aria-busy')).toBe('true')
  expect(screen.queryByText('Screen of /dashboard')).toBeNull()
  await act(async () => answer())
  expect(await screen.findByText('Screen of /dashboard')).toBeTruthy()
})

test('what the browser remembers opens nothing that the server does not confirm', async () => {
  sessionStore.begin({ id: 'usr-x', name: 'X', email: 'x@example.com', avatar: '', createdAt: '', role: 'admin' })
  sessionStore.doubt()
  const router = await open('/dashboard/admin/users')
  expect(await screen.findByText('Screen of /login')).toBeTruthy()
  expect(at(router)).toBe('/login?next=%2Fdashboard%2Fadmin%2Fusers')
})

test('a server that fails is told, and asked again', async () => {
  vi.spyOn(console, 'error').mockImplementation(() => {})
  await signedInAs('vendor')
  sessionStore.doubt()
  api.use(graphql.query(ViewerDocument, () => HttpResponse.json({ errors: [{ message: 'Something broke.' }] })))
  await open('/dashboard/vendor/orders')
  expect(await screen.findByRole('heading', { name: 'Unexpected Application Error' })).toBeTruthy()
  api.resetHandlers()
  await userEvent.setup().click(await screen.findByRole('button', { name: 'Try again' }))
  expect(await screen.findByText('Screen of /dashboard/vendor/orders')).toBeTruthy()
})
