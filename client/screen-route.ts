import type { ComponentType } from 'react'
import { Failure } from './features/page/failure'

/** Stands for a screen whose chunk did not come: the router would swallow the error and show nothing. */
const unloaded = (error: unknown) => () => {
  throw error
}

/** A screen in a chunk of its own. By its id the server finds the chunk: screens/<id>/<id>.tsx. */
export const screen = (id: string, path: string, load: () => Promise<ComponentType>) => ({
  id,
  path,
  lazy: async () => ({ Component: await load().catch(unloaded) }),
  ErrorBoundary: Failure,
})
