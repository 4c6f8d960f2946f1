import type { ComponentType } from 'react'
import { RouteError } from './features/page/errors/route-error'

/** Throws the error of a screen whose chunk could not be loaded: the router would swallow it and render nothing. */
const unloaded = (error: unknown) => () => {
  throw error
}

/**
 * A screen in a chunk of its own, screens/<name>/<name>.tsx. Several paths may show one screen: a route's id has the path beside
 * the name, and `screenOf` gives the name, by which the server finds the chunk.
 */
export const screen = (name: string, path: string, load: () => Promise<ComponentType>) => ({
  id: `${name} ${path}`,
  path,
  lazy: async () => ({ Component: await load().catch(unloaded) }),
  ErrorBoundary: RouteError,
})

export const screenOf = (routeId: string) => routeId.split(' ', 1).join('')
