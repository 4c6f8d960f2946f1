import { matchRoutes } from 'react-router-dom'
import type { Route } from './route-table'

/**
 * The routes that no example shows. A path without parameters is an address by itself; a route with parameters must have an example,
 * which `file` holds.
 */
export const routesWithoutExample = (routes: readonly Route[], examples: readonly string[], file: string) => {
  const matched = examples.map((address) => {
    const path = routeOf(routes, address)
    if (path === undefined) throw new Error(`No route matches the example ${address} in ${file}.`)
    return path
  })
  const others = routes.filter(({ path }) => !(path.includes(':') ? matched : examples).includes(path))
  const parametrized = others.find(({ path }) => path.includes(':'))
  if (parametrized) throw new Error(`The route ${parametrized.path} has no example: add an address of it to ${file}.`)
  return others
}

/** The path of the route that shows an address, such as `/jobs/:id`. */
export const routeOf = (routes: readonly Route[], address: string) =>
  matchRoutes(
    routes.map(({ path }) => ({ path })),
    address,
  )?.at(-1)?.route.path
