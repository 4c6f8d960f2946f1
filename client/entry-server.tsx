import { text } from 'node:stream/consumers'
import { getApolloContext } from '@apollo/client/react'
import { wrapperSymbol } from '@apollo/client/react/internal'
import { prerenderToNodeStream } from 'react-dom/static'
import {
  createStaticHandler,
  createStaticRouter,
  type StaticHandlerContext,
  StaticRouterProvider,
} from 'react-router-dom'
import { accountRoutes } from './account-routes'
import { createServerClient, type Execute } from './apollo/server'
import { waitingQueries } from './apollo/waiting-queries'
import { App } from './app'
import { dashboardRoutes } from './dashboard-routes'
import { PageData, type Thing } from './features/page/page-data'
import { PageStatus } from './features/page/page-status'
import { takeOver } from './features/page/take-over'
import { routes } from './routes'

export interface Assets {
  /** Tags for the head: what pages look like. */
  head: () => string
  /** Addresses of all scripts that the matched routes need, entry-client last. */
  modules: (routeIds: string[]) => string[]
  /** Whether there is a sandbox: the page then offers to show its query there. */
  sandbox: boolean
}

/** Notes what went wrong and gives the reference by which the note is found. */
export type Report = (error: unknown) => string

const ApolloContext = getApolloContext()
const handler = createStaticHandler([...routes, ...accountRoutes, ...dashboardRoutes])

export const render = async (request: Request, execute: Execute, assets: Assets, report: Report) => {
  const context = await handler.query(request)
  if (context instanceof Response) return context
  const routeIds = context.matches.map(({ route }) => route.id)
  const { origin } = new URL(request.url)
  const { html, status, state, things } = await prerender(context, execute, origin).catch((error: unknown) =>
    prerender({ ...context, errors: { [routeIds.at(-1) ?? '']: report(error) } }, execute, origin),
  )
  // An error page stays as the server made it: there is nothing to hydrate.
  const scripts =
    status === 500
      ? ''
      : `${dataBlock('json', 'apollo-state', state)}<script data-modules="${assets.modules(routeIds).join(' ')}">${takeOver}</script>`
  const page = html
    .replace('<html', assets.sandbox ? '<html data-sandbox' : '<html')
    .replace('</head>', () => `${assets.head()}${describe(things)}</head>`)
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
  // By their kind: what waits for data is rendered more than once.
  const things = new Map<string, Thing>()
  const { prelude } = await prerenderToNodeStream(
    <ApolloContext value={{ [wrapperSymbol]: waitingQueries(client) }}>
      <PageStatus
        value={(asked) => {
          status = asked
        }}
      >
        <PageData
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
        </PageData>
      </PageStatus>
    </ApolloContext>,
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
