import type { ComponentType } from 'react'
import type { RouteObject } from 'react-router-dom'
import { Failure } from './features/page/failure'
import { Layout } from './layout'

/** A screen in a chunk of its own. By its id the server finds the chunk: screens/<id>/<id>.tsx. */
const screen = (id: string, path: string, load: () => Promise<ComponentType>): RouteObject => ({
  id,
  path,
  lazy: async () => ({ Component: await load() }),
  ErrorBoundary: Failure,
})

export const routes: RouteObject[] = [
  {
    Component: Layout,
    ErrorBoundary: Failure,
    children: [
      screen('home', '/', async () => (await import('./screens/home/home')).Home),
      screen('services', '/services', async () => (await import('./screens/services/services')).Services),
      screen(
        'service-detail',
        '/service/:id',
        async () => (await import('./screens/service-detail/service-detail')).ServiceDetail,
      ),
      screen('not-found', '*', async () => (await import('./screens/not-found/not-found')).PageNotFound),
    ],
  },
]
