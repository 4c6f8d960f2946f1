import { screen } from '@testing-library/react'
import type { RouteObject } from 'react-router-dom'
import { describe, expect, test } from 'vitest'
import { dashboardRoutes } from '../../dashboard-routes'
import { isSeller, type Role, roles } from '../../features/session/roles'
import { signedInAs } from '../../testing/api'
import { addressOf, open, withoutTrailingSlash } from './dashboard.testing'

const pathsOf = (routes: readonly RouteObject[]): string[] =>
  routes.flatMap(({ path, children }) => (children ? pathsOf(children) : (path ?? [])))
const paths = pathsOf(dashboardRoutes).map(withoutTrailingSlash)
const ownerOf = (path: string) => roles.find((role) => path.startsWith(`/dashboard/${role}/`))

test('guards: every role has pages of its own', () => {
  expect(new Set(paths.map(ownerOf))).toEqual(new Set([undefined, ...roles]))
})

describe.each(paths)('guards: %s', (path) => {
  test.each(roles)('a %s sees the page, or the overview if the page is of another role', async (role: Role) => {
    await signedInAs(role)
    const router = await open(path)
    const owner = ownerOf(path)
    const shared: Record<string, boolean> = {
      '/dashboard/credentials': isSeller(role),
      '/dashboard/docket': role !== 'admin',
      '/dashboard/mandates': isSeller(role),
      '/dashboard/purchases': isSeller(role),
      '/dashboard/saved': isSeller(role),
    }
    const isOpen = shared[path] ?? (owner === undefined || owner === role)
    const expected = isOpen ? path : '/dashboard'
    expect(await screen.findByText(`Screen of ${expected}`)).toBeTruthy()
    expect(addressOf(router)).toBe(expected.replace(':id', 'any-1'))
  })

  test('a signed-out visitor is redirected to the login page', async () => {
    const router = await open(path)
    expect(await screen.findByText('Screen of /login')).toBeTruthy()
    expect(addressOf(router)).toBe(`/login?next=${encodeURIComponent(path.replace(':id', 'any-1'))}`)
  })
})
