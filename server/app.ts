import { createServer } from 'node:http'
import { expressMiddleware } from '@as-integrations/express5'
import compression from 'compression'
import express, { type Request, type Response } from 'express'
import { createArtworkRouter } from '../artwork/routes/artwork-routes'
import { createApollo } from './api/apollo'
import { createContext } from './api/context'
import { nobody } from './api/visitor'
import { createPageCache } from './cache/page-cache'
import { createResponseCache } from './cache/response-cache'
import type { Database } from './database/connection'
import { errorHandler, reportError } from './http/errors'
import { jsonOnly } from './http/json-only'
import { overload } from './http/overload'
import { type OpenRenderer, pages } from './http/pages/pages'
import { createAuthCallbackRouter } from './http/routes/auth-callback'
import { createCrawlersRouter } from './http/routes/crawlers'
import { createDevMailRouter } from './http/routes/dev-mail'
import { createFilesRouter } from './http/routes/files'
import { health } from './http/routes/health'
import { createProcessDiagramsRouter } from './http/routes/process-diagrams'
import { sdl } from './http/routes/sdl'
import { createSiteIconsRouter } from './http/routes/site-icons'
import { createSubscriptions } from './http/routes/subscriptions'
import { createUploadsRouter } from './http/routes/uploads'
import { createViewsRouter } from './http/routes/views'
import { sameOrigin } from './http/same-origin'
import { securityHeaders } from './http/security-headers'
import { sessionCookie } from './http/session-cookie'
import { requestOrigin } from './http/site-origin'
import { visitorOf } from './http/visitor'
import type { Infrastructure } from './infrastructure/infrastructure'
import type { Log } from './infrastructure/log'
import type { SampleMail } from './infrastructure/mail/mail'
import { startScheduler } from './jobs/scheduler'
import { createContainer } from './modules/container'
import { createViewCounter } from './modules/listing-view/view-counter'
import type { Config } from './start/config'

/** How late a subscriber hears of what another process did, and of the end of its session. */
const LIVE_EVENT_SECONDS = 2

export interface AppDependencies {
  config: Pick<Config, 'publicUrl' | 'sampleData' | 'sandbox' | 'trustProxy'>
  db: Database
  log: Log
  infrastructure: Infrastructure
  openRenderer: OpenRenderer
  /** Mails to show at /dev/mail, with sample data only. */
  sampleMail?: SampleMail | undefined
  /** Whether Vite serves the client. */
  development: boolean
}

export const createApp = async (dependencies: AppDependencies) => {
  const { config, db, log, infrastructure, openRenderer, sampleMail, development } = dependencies
  const { now, fileStore } = infrastructure
  const https = config.publicUrl?.protocol === 'https:'
  const app = express()
  // Cuts off slow senders and idle connections.
  const server = createServer(
    { connectionsCheckingInterval: 1_000, headersTimeout: 5_000, requestTimeout: 30_000 },
    app,
  )

  // Modules
  const { liveEventPoller, listingViewRepository } = createContainer(db, infrastructure, nobody)
  const viewCounter = createViewCounter({ listingViewRepository, now })

  // API
  const cookie = sessionCookie(https)
  const contextOf = (request: Request, response: Response) =>
    createContext(db, infrastructure, visitorOf(request, response, cookie))
  const responseCache = createResponseCache({
    db,
    now,
    hasSession: ({ headers }) => cookie.read(headers.cookie) !== undefined,
  })
  const apollo = createApollo(server, config.sandbox, log)
  await apollo.start()
  const subscriptions = createSubscriptions(contextOf, log)
  const livePolling = { name: 'live events', everySeconds: LIVE_EVENT_SECONDS, run: liveEventPoller.poll }
  const stopPolling = startScheduler([livePolling], () => undefined, log)

  // HTTP
  const load = overload()
  let stopping = false
  app.set('trust proxy', config.trustProxy)
  app.disable('x-powered-by')
  app.get(
    '/healthz',
    health(db, () => stopping),
  )
  app.use(load.handler, securityHeaders({ https, development }))
  // Before the check of the origin: Apple posts its answer from its own site.
  app.use(createAuthCallbackRouter(contextOf))
  app.use(sameOrigin, compression())
  app.use('/graphql/stream', subscriptions.router)
  app.use(
    '/graphql',
    sdl(config.sandbox),
    jsonOnly,
    responseCache,
    expressMiddleware(apollo, { context: ({ req, res }) => contextOf(req, res) }),
  )
  app.use('/artwork/process', createProcessDiagramsRouter())
  app.use('/artwork', createArtworkRouter())
  app.use('/files', createFilesRouter(contextOf))
  app.use('/uploads', createUploadsRouter(fileStore, contextOf))
  app.use('/views', createViewsRouter(viewCounter, contextOf))
  app.use(createCrawlersRouter(db, config))
  app.use(createSiteIconsRouter())
  if (sampleMail) app.use('/dev/mail', createDevMailRouter(sampleMail))

  // Pages
  const { render, createSandbox } = await openRenderer(app, server, config)
  if (config.sandbox) app.use('/sandbox', createSandbox())
  app.get(
    /^/,
    pages({
      apollo,
      render,
      report: reportError(log),
      originOf: requestOrigin(config),
      pageCache: development ? undefined : createPageCache(db, now),
      createPageContext: () => createContext(db, infrastructure, nobody),
    }),
  )
  app.use(errorHandler(log))

  return {
    server,
    viewCounter,
    /** Stops accepting requests and finishes the accepted ones. */
    close: async () => {
      stopping = true
      load.stop()
      subscriptions.stop()
      await stopPolling()
      // Browsers keep connections open whose last response came during the stop; they would delay it by ten seconds.
      const sweep = setInterval(() => server.closeIdleConnections(), 100)
      await apollo.stop()
      clearInterval(sweep)
      await viewCounter.write().catch((error: unknown) => log.error({ err: error }, 'The last views were not counted'))
    },
  }
}
