import { createBrowserRouter, type DataRouter, type RouteObject } from 'react-router-dom'
import { routerInitialized } from './router-initialized'
import { discover } from './routes'

/** Creates React Router's router for the current address. `rendered`: the page of this address is shown already. */
export const createRouter = async (routes: RouteObject[], { rendered }: { rendered: boolean }): Promise<DataRouter> => {
  const router = createBrowserRouter(routes, {
    patchRoutesOnNavigation: async ({ path, patch }) => patch(null, await discover(path)),
    // With hydration data the router neither matches nor scrolls at its start.
    ...(rendered && { hydrationData: {} }),
  })
  await routerInitialized(router)
  return router
}
