import { createPath, createStaticRouter, type Location, matchRoutes, type RouteObject } from 'react-router-dom'

/** The browser's location, as React Router reads it. */
export const currentLocation = (): Location => {
  const { pathname, search, hash } = window.location
  return { pathname, search, hash, state: history.state?.usr ?? null, key: history.state?.key ?? 'default' }
}

export const isSameLocation = (one: Location, other: Location) =>
  one.key === other.key && createPath(one) === createPath(other)

/** Loads the screens of a location and returns a router that can render them, but not navigate: the one that the server uses. */
export const createInitialRouter = async (routes: RouteObject[], location: Location) => {
  await Promise.all(
    (matchRoutes(routes, location) ?? []).map(async ({ route }) => {
      if (typeof route.lazy === 'function') Object.assign(route, await route.lazy(), { lazy: undefined })
    }),
  )
  const router = createStaticRouter(routes, {
    basename: '/',
    location,
    matches: [],
    loaderData: {},
    actionData: null,
    errors: null,
    statusCode: 200,
    loaderHeaders: {},
    actionHeaders: {},
  })
  const state = {
    ...router.state,
    matches: matchRoutes(router.routes, location) ?? [],
    // The browser scrolls the first page.
    restoreScrollPosition: false as const,
  }
  return { ...router, state }
}
