import { screen } from '@testing-library/react'
import type { RouteObject } from 'react-router-dom'
import { describe, expect, test } from 'vitest'
import { dashboardRoutes } from '../../dashboard-routes'
import { type Role, roles } from '../../features/session/roles'
import { signedInAs } from '../../testing/api'
import { at, open, withoutSlash } from './dashboard.testing'

const pathsOf = (routes: readonly RouteObject[]): string[] =>
  routes.flatMap(({ path, children }) => (children ? pathsOf(children) : (path ?? [])))
const paths = pathsOf(dashboardRoutes).map(withoutSlash)
const ownerOf = (path: string) => roles.find((role) => path.startsWith(`/dashboard/${role}/`))

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
