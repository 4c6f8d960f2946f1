import type { RequestHandler } from 'express'
import type { Metrics } from '../../metrics/metrics'

/** The first parts of paths, as labels. All others count as `page`: pages, and files such as robots.txt, sitemaps and icons. */
const routes = new Set([
  'artwork',
  'assets',
  'auth',
  'calendar',
  'dev',
  'files',
  'graphql',
  'healthz',
  'invoices',
  'metrics',
  'product-files',
  'readyz',
  'sandbox',
  'uploads',
  'views',
  'webhooks',
])
const methods = new Set(['GET', 'HEAD', 'OPTIONS', 'POST'])

/** A name for the path of a request that holds no id and no secret. */
export const routeOf = (path: string) => {
  if (path === '/graphql/stream') return 'graphql/stream'
  const [, first = ''] = path.split('/', 2)
  return routes.has(first) ? first : 'page'
}

/** Observes the time and the status of each request. Subscriptions last as long as their page is open. */
export const measureRequests =
  ({ requests }: Pick<Metrics, 'requests'>): RequestHandler =>
  ({ method, path }, response, next) => {
    const began = performance.now()
    response.once('close', () => {
      const status = response.writableFinished ? `${Math.floor(response.statusCode / 100)}xx` : 'aborted'
      const labels = { route: routeOf(path), method: methods.has(method) ? method : 'other', status }
      requests.observe(labels, (performance.now() - began) / 1_000)
    })
    next()
  }
