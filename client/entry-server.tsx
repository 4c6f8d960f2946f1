import { text } from 'node:stream/consumers'
import { prerenderToNodeStream } from 'react-dom/static'
import {
  createStaticHandler,
  createStaticRouter,
  type StaticHandlerContext,
  StaticRouterProvider,
} from 'react-router-dom'
import { accountRoutes } from './account-routes'
import { createServerClient, type Execute } from './apollo/server-client'
import { App } from './app'
import { dashboardRoutes } from './dashboard-routes'
import { PageStatus, StructuredData, type Thing } from './features/page/page-contexts'
import { deferredHydration } from './features/page/scripts/deferred-hydration'
import { notFoundPath } from './lib/paths'
import { routes } from './routes'
import { screenOf } from './screen-route'

export interface Assets {
  /** Tags of the style sheets that the matched routes need, for the head. */
  head: (screens: string[]) => string
  /** The path of the style sheet that only dashboards need, if there is one. */
  dashboardStyles?: string
  /** The path of the style sheet of what loads after the page, if there is one. */
  onDemandStyles?: string
  /** Paths of all scripts that the matched routes need, entry-client last. */
  modules: (screens: string[]) => string[]
  /** True if the server has a sandbox, to which pages then link. */
  sandbox: boolean
}

/** Logs an error and returns the reference of its log line. */
export type Report = (error: unknown) => string

const handler = createStaticHandler([...routes, ...accountRoutes, ...dashboardRoutes])

export const render = async (request: Request, execute: Execute, assets: Assets, report: Report) => {
  const context = await handler.query(request)
  if (context instanceof Response) return context
  const routeIds = context.matches.map(({ route }) => route.id)
  const screens = routeIds.map(screenOf)
  const { origin, pathname } = new URL(request.url)
  const { html, status, state, things } = await prerender(context, execute, origin).catch((error: unknown) =>
    prerender({ ...context, errors: { [routeIds.at(-1) ?? '']: report(error) } }, execute, origin),
  )
  // An error page has nothing to hydrate. The router of the browser would match a malformed address with another page.
  const scripts =
    status === 500 || pathname === notFoundPath
      ? ''
      : `${dataBlock('json', 'apollo-state', state)}<script data-modules="${assets.modules(screens).join(' ')}">${deferredHydration}</script>`
  const { sandbox, dashboardStyles, onDemandStyles } = assets
  const attributes = [
    sandbox && ' data-sandbox',
    dashboardStyles && ` data-dashboard-styles="${dashboardStyles}"`,
    onDemandStyles && ` data-on-demand-styles="${onDemandStyles}"`,
  ]
    .filter(Boolean)
    .join('')
  const page = html
    .replace('<html', `<html${attributes}`)
    .replace('</head>', () => `${assets.head(screens)}${describe(things)}</head>`)
    .replace('</body>', () => `${scripts}</body>`)
  return new Response(page, { status, headers: { 'content-type': 'text/html; charset=utf-8' } })
}

const dataBlock = (type: string, id: string, data: unknown) =>
  `<script type="application/${type}" id="${id}">${JSON.stringify(data).replaceAll('<', '\\u003c')}</script>`

const describe = (things: Thing[]) =>
  things.length === 0 ? '' : dataBlock('ld+json', 'page-data', { '@context': 'https://schema.org', '@graph': things })

const prerender = async (context: StaticHandlerContext, execute: Execute, origin: string) => {
  const client = createServerClient(execute)
  let status = 200
  let failure: unknown
  // Keyed by type, because a component that suspends is rendered more than once.
  const things = new Map<string, Thing>()
  const { prelude } = await prerenderToNodeStream(
    <PageStatus
      value={(code) => {
        status = code
      }}
    >
      <StructuredData
        value={(describe) => {
          const thing = describe((path) => origin + path)
          things.set(thing['@type'], thing)
        }}
      >
        <App client={client} origin={origin}>
          <StaticRouterProvider
            router={createStaticRouter(handler.dataRoutes, context)}
            context={context}
            hydrate={false}
          />
        </App>
      </StructuredData>
    </PageStatus>,
    {
      progressiveChunkSize: Number.POSITIVE_INFINITY,
      onError: (error) => {
        failure = error
      },
    },
  )
  const html = await text(prelude)
  if (failure) throw failure
  return { html, status, state: client.extract(), things: [...things.values()] }
}
