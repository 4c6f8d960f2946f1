import { prerenderStatic } from '@apollo/client/react/ssr'
import { prerenderToNodeStream } from 'react-dom/static'
import {
  createStaticHandler,
  createStaticRouter,
  type StaticHandlerContext,
  StaticRouterProvider,
} from 'react-router-dom'
import { createServerClient, type Execute } from './apollo/server'
import { App } from './app'
import { PageStatus } from './features/page/page-status'
import { routes } from './routes'

export interface Assets {
  /** Tags for the head: what the matched routes need. */
  head: (routeIds: string[]) => string
  /** Address of entry-client. */
  entry: string
}

/** Notes what went wrong and gives the reference by which the note is found. */
export type Report = (error: unknown) => string

const handler = createStaticHandler(routes)

export const render = async (request: Request, execute: Execute, assets: Assets, report: Report) => {
  const context = await handler.query(request)
  if (context instanceof Response) return context
  const routeIds = context.matches.map(({ route }) => route.id)
  const { html, status, state } = await prerender(context, execute).catch((error: unknown) =>
    prerender({ ...context, errors: { [routeIds.at(-1) ?? '']: report(error) } }, execute),
  )
  // An error page stays as the server made it: there is nothing to hydrate.
  const scripts = status === 500 ? '' : `${stateTag(state)}<script type="module" src="${assets.entry}"></script>`
  const page = html
    .replace('</head>', () => `${assets.head(routeIds)}</head>`)
    .replace('</body>', () => `${scripts}</body>`)
  return new Response(page, { status, headers: { 'content-type': 'text/html; charset=utf-8' } })
}

const stateTag = (state: unknown) =>
  `<script type="application/json" id="apollo-state">${JSON.stringify(state).replaceAll('<', '\\u003c')}</script>`

const prerender = async (context: StaticHandlerContext, execute: Execute) => {
  const client = createServerClient(execute)
  let status = 200
  let failure: unknown
  const { result } = await prerenderStatic({
    tree: (
      <PageStatus
        value={(asked) => {
          status = asked
        }}
      >
        <App client={client}>
          <StaticRouterProvider
            router={createStaticRouter(handler.dataRoutes, context)}
            context={context}
            hydrate={false}
          />
        </App>
      </PageStatus>
    ),
    renderFunction: (tree) =>
      prerenderToNodeStream(tree, {
        progressiveChunkSize: Number.POSITIVE_INFINITY,
        onError: (error) => {
          failure = error
        },
      }),
  })
  if (failure) throw failure
  return { html: result, status, state: client.extract() }
}
