import type { ComponentType } from 'react'
import { RouteError } from './features/page/errors/route-error'

/** Throws the error of a chunk that could not be loaded: the router would swallow it and render nothing. */
const failedScreen = (error: unknown) => () => {
  throw error
}

/**
 * The route of a screen, screens/<name>/<name>.tsx, which is a chunk of its own. Several paths may show one screen, so a route's id
 * is name and path; the server finds the chunk by the name (`screenOf`).
 */
export const screen = (name: string, path: string, load: () => Promise<ComponentType>) => ({
  id: `${name} ${path}`,
  path,
  lazy: async () => ({ Component: await load().catch(failedScreen) }),
  ErrorBoundary: RouteError,
})

export const screenOf = (routeId: string) => routeId.split(' ', 1).join('')
